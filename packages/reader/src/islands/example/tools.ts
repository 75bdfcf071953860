import type { MountEditor } from '../editor/mount-editor';
import type { Ask } from '../sandbox/connection';
import type { RunAnswer, RunRequest } from '../sandbox/protocol';
import type { Draft } from './state';

/** The request that is run, changed and passed on. */
export interface Source {
  /** Empty for the playground. */
  readonly name: string;
  /** Id of who asks on the page; empty where all get the same answers. */
  readonly as: string;
  /** JSON of the requests that the same world answers first. */
  readonly after?: string | undefined;
  /** The request as the page shows it. */
  readonly read: () => Draft;
}

export interface Tools {
  readonly ask: Ask;
  readonly loadEditor: () => Promise<MountEditor>;
  /** Loads the dialog with code that sends a request, and opens it. */
  readonly openDialog: (request: RunRequest) => Promise<void>;
}

/** Gets an answer to a request; the signal says that nobody waits for it any longer. */
export type Send = (request: RunRequest, signal: AbortSignal) => Promise<RunAnswer>;
