import { ask } from '../Sandbox';
import type { Runner, Source } from './runner';
import { createRunner } from './runner';
import type { Editor } from './state';

export { CopyDialog } from './CopyDialog';
export { partsOf } from './parts-of';

async function loadEditor(): Promise<Editor> {
  return (await import('../GraphqlEditor')).GraphqlEditor;
}

/** Runs a request in the sandbox of the page. */
export function createPageRunner(source: Source): Runner {
  return createRunner(source, { ask, loadEditor });
}
