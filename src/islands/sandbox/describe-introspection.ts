import { loadChunk } from '../load-chunk';
import { sayNotLoaded } from '../say-not-loaded';
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
    throw new Error(sayNotLoaded('descriptions', cause), { cause });
  }
}

const importTexts = async (): Promise<{ readonly default: Texts }> =>
  import('@generated/sandbox/default/texts.json');
