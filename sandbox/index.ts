export type { Caller } from './shared/context';
export type { Persona } from './shared/personas';
export {
  callerOf,
  clientTokens,
  expiredToken,
  guestPersona,
  personas,
  readToken,
} from './shared/personas';
export type { TownRequest, TownSandbox } from './sandbox';
export { adviceFor, createSandbox } from './sandbox';
export { isMember } from './shared/permissions';
export type { Row, World } from './shared/context';
export { changedColumns } from './shared/updated';
export type { ImageSize, Upload, UploadService } from './shared/uploads';
export { expiryOf, maxUploadBytes } from './shared/uploads';
