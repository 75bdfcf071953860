export {
  capacity,
  checkConstraint,
  page,
  reporting,
  attachResolvers,
  subjectsOf,
  wrapResolvers,
} from './resolvers';
export type { Choices, Kit, Order } from './kit';
export { conditions, isCondition, withConditions } from './conditions';
export {
  createKit,
  allowsOne,
  ascending,
  descending,
  inBoth,
  ranked,
  folded,
  searchFor,
} from './kit';
export type { Clock, AnyRow, FirstRows, World } from './world';
export { daysAfter, yearsAfter, allTables, changed, createWorld, Table } from './world';
export type { RuledModel, Rules } from './create-model';
export { createModels } from './create-model';
export { prepareDocument } from './document';
export { executableSdl, packRows, unpackRows } from './packed';
export { failure, invalid, notFound, withCode } from './failure';
export type { Limits } from './limits';
export { guards, limits, variablesFailure } from './limits';
export type { Measure, Part } from './measure';
export { measureRequest } from './measure';
export type { PackedRows } from './packed';
export type { About } from './resolvers';
