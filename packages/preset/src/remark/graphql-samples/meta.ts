import { fenceValue, fenceWords } from '../fence';

/** What the words behind ```` ```graphql ```` say; `rest` is for the code block (title, lines). */
export interface FenceMeta {
  readonly deprecated: string | undefined;
  readonly unchecked: string | undefined;
  /** Whether a reader can run it: see `packages/preset/src/remark/runnable`. */
  readonly run: boolean;
  /** Who runs it. */
  readonly as: string | undefined;
  readonly rest: string;
}

const own = /^(?:deprecated|unchecked|run|as)(?:=|$)/;

export function readMeta(meta: string | null | undefined): FenceMeta {
  const words = fenceWords(meta);
  return {
    deprecated: fenceValue(words, 'deprecated'),
    unchecked: fenceValue(words, 'unchecked'),
    run: words.includes('run'),
    as: fenceValue(words, 'as'),
    rest: words.filter((word) => !own.test(word)).join(' '),
  };
}
