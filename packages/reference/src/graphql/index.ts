export { annotate, findUses, coordinateAt } from './annotate';
export { findAccess, accessOf, errorCodesOf, removalOf, replacementOf } from './contract';
export {
  checkVariableConstraints,
  keepConstraints,
  constraintFault,
  constraintOf,
  findConstraintFaults,
  isAddress,
  isEmail,
  isLanguageTag,
} from './constraint';
export type { Constraint, Formats } from './constraint';
export type { ValueFault } from './check-response';
export { checkResponse, hasScalarForm, isDate, isObject, isUuid } from './check-response';
export { printPath, sayCircumstances, sayNoResponse, valueAt } from './circumstances';
export type { SampleFault } from './check-sample';
export { checkSample, checkVariables, deprecatedVariables, documentRules } from './check-sample';
export type { AnnotatedCode, CodeToken } from './code-tokens';
export type { Token } from './definitions';
export {
  firstField,
  fragmentsOf,
  operationAt,
  readDefinitions,
  tokenize,
  variablesOf,
} from './definitions';
export { groupBy } from './group-by';
export type { LinkMap } from './links';
export { createLinkMap, listReferencePages } from './links';
export { definitionAt, findApplications } from './members';
export type { Mount, Category, SymbolKind } from './routes';
export {
  addressOf,
  atRoot,
  isWithin,
  place,
  routeAt,
  categories,
  categoryOf,
  changelogFiles,
  changelogPath,
  clientCheckPath,
  deprecatedPath,
  playgroundPath,
  schemaPages,
  scopesPath,
  referencePath,
  symbolPaths,
  twinPath,
} from './routes';
export {
  capitalise,
  descriptionFile,
  escapePattern,
  namedType,
  ownerOf,
  slugify,
  splitNames,
  typeInWords,
} from './names';
export type { Claim, OutputTable, PageClaim } from './output-paths';
export { claimPages, createOutputTable, findPathProblems, hostFiles } from './output-paths';
export { defaultNode, printDefault, printDefinition } from './print-definition';
export type { Place, Problem } from './problem';
export {
  InputError,
  formatCommand,
  formatProblem,
  placeIn,
  placeOf,
  printable,
  suggest,
} from './problem';
export type { Relations } from './relations';
export { findRelations } from './relations';
export type { Answer, AnswerRequests, PersonaRequest } from './requests';
export type { SchemaFile } from './schema-source';
export { buildSchemaFromFiles } from './schema-source';
export type { Exchange, LoadedSchema, SchemaStore } from './schema-store';
export { createSchemaStore } from './schema-store';
export type { OperationSymbol, ReferenceSymbol } from './symbols';
export { deprecationOf, isOperation, listSymbols, visitTyped } from './symbols';
export { findUnknownNames } from './unknown-names';
