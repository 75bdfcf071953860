import type { StoredPage } from '../stored-page';

/** The page at an address, or undefined until it has come. */
export type ReadPage = (path: string) => StoredPage | undefined;
