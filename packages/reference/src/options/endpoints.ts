import type { AuthHeader, LocalApi } from './product';

/** Where requests of a browser, and of code that it shows, can be sent. */
export interface Endpoints {
  readonly production?: string | undefined;
  readonly staging?: string | undefined;
  readonly local?: LocalApi | undefined;
  readonly auth: AuthHeader;
  /** Those that the playground offers besides the local API. */
  readonly offered: readonly string[];
}
