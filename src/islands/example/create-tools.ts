import type * as editor from '../editor/mount-editor';
import { loadChunk } from '../load-chunk';
import { ask } from '../sandbox';
import type * as dialog from './copy-dialog';
import type { Tools } from './tools';

type EditorModule = typeof editor;
type DialogModule = typeof dialog;

/** What the runner of an example works with: the sandbox of the page, and what is loaded on demand. */
export function createTools(example: HTMLElement): Tools {
  return {
    ask,
    loadEditor: async () => (await loadChunk(importEditor)).mountEditor,
    openDialog: async (request) => {
      const { openCopyDialog } = await loadChunk(importDialog);
      openCopyDialog(request, example, () => ask('typeInputs', request));
    },
  };
}

// Named here, since `loadChunk` knows by its function what failed before.
const importEditor = (): Promise<EditorModule> => import('../editor/mount-editor');
const importDialog = (): Promise<DialogModule> => import('./copy-dialog');
