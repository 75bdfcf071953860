import { writeTypes } from '../sandbox/town/write-types';

writeTypes('.').catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
