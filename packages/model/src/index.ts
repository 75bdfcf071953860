export { capacity } from './resolvers';
export type { Choices } from './kit';
export {
  checkCount,
  checkHttps,
  checkLanguage,
  checkLength,
  checkNotNull,
  holdsOne,
  isEmail,
  isHttps,
  isLanguageTag,
} from './kit';
export type { Clock } from './world';
export { daysAfter, yearsAfter } from './world';
export type { RuledModel, Rules } from './create-model';
export { createExecutableSchema, createModel } from './create-model';
export { prepareDocument } from './document';
export type { ReadWords } from './packed';
export { executableSdl } from './packed';
export type { Details } from './failure';
export { failure, invalid, notFound, withCode } from './failure';
export type { Kit } from './kit';
export { createKit } from './kit';
export { limits, variablesFailure } from './limits';
export type { Order } from './kit';
export { ascending, descending, inBoth, page, ranked } from './kit';
export type { PackedRows } from './packed';
export { packRows, unpackRows } from './packed';
export type { About } from './resolvers';
export { attachResolvers, subjectsOf, wrapResolvers } from './resolvers';
export { folded, searchFor } from './kit';
export type { AnyRow, FirstRows, World } from './world';
export { allTables, changed, createWorld, Table } from './world';
