import { translate } from '@docusaurus/Translate';
import { loadChunk } from '../load-chunk';
import type { Ask } from './connection';
import type { RunRequest } from './protocol';

type Texts = NonNullable<RunRequest['texts']>;

/** Sends the descriptions of the schema with a request that asks for them; no other needs them. */
export function describeIntrospection(ask: Ask, loadTexts = loadFile): Ask {
  return async (task, request) => {
    if (task !== 'run' || !isIntrospection(request as RunRequest)) return ask(task, request);
    const texts = await loadTexts();
    return ask(task, { ...(request as RunRequest), texts } as typeof request);
  };
}

function isIntrospection({ query }: RunRequest): boolean {
  return /\b__(?:schema|type)\b/.test(query) && /\bdescription\b/.test(query);
}

async function loadFile(): Promise<Texts> {
  try {
    return (await loadChunk(importTexts)).default;
  } catch (cause) {
    const message = translate({
      id: 'sandbox.descriptionsFailed',
      message: 'The descriptions did not load. Check the connection and try again.',
    });
    throw new Error(message, { cause });
  }
}

const importTexts = async (): Promise<{ readonly default: Texts }> =>
  import('@generated/sandbox/default/texts.json');
