export type { Access, Contract, Directives, GroupBy, Terms, Texts } from './contract';
export type {
  Caller,
  Circumstances,
  Condition,
  Conditions,
  LimitReached,
  Loss,
  Model,
  ModelModule,
  ModelObject,
  ModelOption,
  ModelRequest,
  ResponsePath,
} from './model';
export type {
  AuthHeader,
  Endpoints,
  Guides,
  Product,
  ReaderThemeConfig,
  SidebarItems,
} from './product';
export { authValue, bearer, unknownEndpoint } from './product';
