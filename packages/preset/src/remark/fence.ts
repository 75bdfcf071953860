import type { Code } from 'mdast';
import { isObject, suggest } from 'graphql-docs-reference/graphql';

/** The words behind the language of a fence; `title="Two words"` is one. */
export function fenceWords(meta: string | null | undefined): readonly string[] {
  return (meta ?? '').match(/[^\s="']+=(["']).*?\1|\S+/g) ?? [];
}

/** What `name="…"` gives, empty for a name alone, and undefined if there is neither. */
export function fenceValue(words: readonly string[], name: string): string | undefined {
  const found = words.find((word) => word === name || word.startsWith(`${name}=`));
  return found?.slice(name.length + 1).replace(/^(["'])(.*)\1$/, '$2');
}

/** The object that a fence of JSON holds; what is none is said by the tests of all samples. */
export function readObject({ value }: Code): Readonly<Record<string, unknown>> | undefined {
  try {
    const json: unknown = JSON.parse(value);
    return isObject(json) ? json : undefined;
  } catch {
    return undefined;
  }
}

interface Place {
  /** From 1; the fence itself is line 0. */
  readonly line: number;
  readonly column: number;
}

/** Where a place of a sample is in the file. */
export function placeInFence({ position }: Code, { line, column }: Place): Place {
  const start = position?.start ?? { line: 1, column: 1 };
  return { line: start.line + line, column: start.column - 1 + column };
}

/** What the words behind ```` ```graphql ```` say; `rest` is for the code block (title, lines). */
export interface FenceMeta {
  readonly deprecated: string | undefined;
  readonly unchecked: string | undefined;
  /** Whether a reader can run it: see `packages/preset/src/remark/runnable`. */
  readonly run: boolean;
  /** Who runs it. */
  readonly as: string | undefined;
  /** The condition under which it is answered; as usual if it is absent. */
  readonly under: string | undefined;
  /** Name of the scenario that it is of, which has it run. */
  readonly scenario: string | undefined;
  /** What is done in the step of the scenario that it begins. */
  readonly step: string | undefined;
  readonly rest: string;
}

const names = ['deprecated', 'unchecked', 'run', 'as', 'under', 'scenario', 'step'] as const;
const own = new RegExp(`^(?:${names.join('|')})(?:=|$)`);

/** Words behind ```` ```graphql ```` that are nearly ours. Others may be for the code block. */
export function misspelt({ rest }: FenceMeta): { readonly word: string; readonly fix: string }[] {
  return fenceWords(rest).flatMap((text) => {
    const word = /^[a-z]+(?==|$)/.exec(text)?.[0];
    if (word === undefined || word === 'title' || word === 'live') return [];
    const fix = suggest(word, names);
    return fix === '' ? [] : [{ word, fix }];
  });
}

export function readMeta(meta: string | null | undefined): FenceMeta {
  const words = fenceWords(meta);
  const scenario = fenceValue(words, 'scenario');
  return {
    deprecated: fenceValue(words, 'deprecated'),
    unchecked: fenceValue(words, 'unchecked'),
    run: words.includes('run') || scenario !== undefined,
    as: fenceValue(words, 'as'),
    under: fenceValue(words, 'under'),
    scenario,
    step: fenceValue(words, 'step'),
    rest: words.filter((word) => !own.test(word)).join(' '),
  };
}
