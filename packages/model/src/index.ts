export { capacity } from './capacity';
export type { Choices } from './checks';
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
} from './checks';
export type { Clock } from './clock';
export { daysAfter, yearsAfter } from './clock';
export type { RuledModel, Rules } from './create-model';
export { createExecutableSchema, createModel } from './create-model';
export { prepareDocument } from './document';
export type { ReadWords } from './executable-sdl';
export { executableSdl } from './executable-sdl';
export type { Details } from './failure';
export { failure, invalid, notFound, withCode } from './failure';
export type { Kit } from './kit';
export { createKit } from './kit';
export { limits, variablesFailure } from './limits';
export type { Order } from './lists';
export { ascending, descending, inBoth, page, ranked } from './lists';
export type { PackedRows } from './packed-rows';
export { packRows, unpackRows } from './packed-rows';
export type { About } from './resolvers';
export { attachResolvers, subjectsOf, wrapResolvers } from './resolvers';
export { folded, searchFor } from './search-text';
export type { AnyRow, FirstRows, World } from './world';
export { allTables, changed, createWorld, Table } from './world';
