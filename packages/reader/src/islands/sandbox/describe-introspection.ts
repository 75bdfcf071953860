import { loadChunk } from '../load-chunk';
import { sayNotLoaded } from '../say-not-loaded';
import type { Ask } from './connection';
import type { RunRequest } from './protocol';

type Texts = NonNullable<RunRequest['texts']>;

/** Sends the descriptions of the schema with a request that asks for them; no other needs them. */
export function describeIntrospection(ask: Ask, loadTexts: () => Promise<Texts>): Ask {
  return async (task, request) => {
    if (task !== 'run' || !isIntrospection(request as RunRequest)) return ask(task, request);
    const texts = await loadChunk(loadTexts).catch(refuse);
    return ask(task, { ...(request as RunRequest), texts } as typeof request);
  };
}

function isIntrospection({ query }: RunRequest): boolean {
  return /\b__(?:schema|type)\b/.test(query) && /\bdescription\b/.test(query);
}

function refuse(cause: unknown): never {
  throw new Error(sayNotLoaded('descriptions', cause), { cause });
}
