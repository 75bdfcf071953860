import { tsImport } from 'tsx/esm/api';

// A thread does not inherit what lets the main one read TypeScript.
await tsImport('./worker.ts', import.meta.url);
