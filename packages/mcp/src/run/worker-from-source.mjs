import { createRequire } from 'node:module';
import { register as registerRequire } from 'tsx/cjs/api';
import { register as registerImport } from 'tsx/esm/api';

// A thread does not inherit what lets the main one read TypeScript; the model is imported, too.
registerRequire();
registerImport();
createRequire(import.meta.url)('./worker.ts');
