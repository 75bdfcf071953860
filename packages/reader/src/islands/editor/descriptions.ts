import { descriptionFile } from 'graphql-docs-reference/graphql';
import { placed } from '../../api';
import type { Explanation } from '../../language-service/explain';
import { ask, currentSandbox } from '../sandbox';

/** What stands at a place of a request, with the address of its page; undefined if nothing is known. */
export async function explainAt(text: string, offset: number): Promise<Explanation | undefined> {
  try {
    const found = await ask('explain', { text, offset });
    return found?.path === undefined ? found : { ...found, path: placed(found.path) };
  } catch {
    return undefined;
  }
}

/** The first sentence of the description of a coordinate; undefined if there is none to be had. */
export async function loadDescription(coordinate: string): Promise<string | undefined> {
  try {
    const descriptions = await currentSandbox().loadDescriptions(descriptionFile(coordinate));
    return descriptions[coordinate];
  } catch {
    return undefined;
  }
}
