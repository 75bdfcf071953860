export type { Caller } from './caller';
export { executableSdl } from './executable-sdl';
export { limits } from './limits';
export type { Persona, PersonaId } from './personas';
export { callerOf, expiredToken, personas } from './personas';
export type { Sandbox } from './sandbox';
export { createSandbox } from './sandbox';
export type { ImageSize, Upload, UploadService } from './uploads';
export { expiryOf, maxUploadBytes } from './uploads';
