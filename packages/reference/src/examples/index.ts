export { answerExamples } from './answer-examples';
export { allClients, clients, tokenPlaceholder } from './clients';
export type {
  AnyClient,
  Client,
  ClientRequest,
  ClientTarget,
  GeneratingClient,
  Input,
} from './clients/client';
export { curl } from './clients/curl';
export { apolloClient, fetchClient, graphqlRequest } from './clients/javascript';
export type { Operation } from './clients/operation';
export { nameOperation, onOneLine, operationOf } from './clients/operation';
export type { Difference } from './compare-with-api';
export { compareWithApi } from './compare-with-api';
export { measureCoverage } from './coverage';
export { answerCallers } from './endings/answer-callers';
export { checkEndings, checkUndeclared, findEndings, findUndeclared } from './endings/find-endings';
export type { Ending } from './endings/find-endings';
export type { AnsweredExample, Example, ExampleFile, ExampleSettings } from './example';
export { defaultCaller, fieldOf, findCaller, requestOf, unknownCaller } from './example';
export { firstDifference } from './first-difference';
export type { GeneratedExamples } from './generate/answer-generated';
export { answerGenerated, writtenArguments } from './generate/answer-generated';
export { findWay } from './generate/find-way';
export type { ArgumentsFor } from './generate/generate-request';
export { createAnswerer, createSequenceAnswerer } from './run-requests';
export { typeInputs } from './type-inputs';
