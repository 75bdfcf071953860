import { writeTypes } from '../src/content/write-types';

writeTypes('.').catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
