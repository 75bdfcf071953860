export { checkClient } from './check-client';
export type { ClientFile } from './extract-documents';
export type { Finding } from './findings';
export {
  accessOfOperation,
  allFindings,
  countInWords,
  findingOf,
  findingsOf,
  isEmpty,
  sizeInWords,
} from './findings';
export type { CheckedApi, ClientReport, Deprecated, OperationReport, Sizes } from './report';
