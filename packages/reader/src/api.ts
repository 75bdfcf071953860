import apis from '@apis';
import type { Mount } from 'graphql-docs-reference/graphql';
import { isWithin, place } from 'graphql-docs-reference/graphql';
import type { Caller, Endpoints } from 'graphql-docs-reference/options';
import type { GuideRecord, SearchWords, SymbolFile, TextFile } from 'graphql-docs-reference/search';

/** What pages know of the API that they document. */
export interface Api {
  /** Tells it from other APIs of the site. */
  readonly id: string;
  readonly mount: Mount;
  /** What the reference is called. */
  readonly title: string;
  readonly endpoints: Endpoints;
  /** None where all get the same answers. */
  readonly callers: readonly Pick<Caller, 'id' | 'label' | 'token'>[];
  /** What the model begins with, in words; empty where it makes answers up. */
  readonly modelData: string;
  /** Whether requests are measured by the limits of the API. */
  readonly hasLimits: boolean;
  /** The names of the schema. */
  readonly loadSymbols: () => Promise<SymbolFile>;
  /** Guides with their headings, by their routes. */
  readonly loadGuides: () => Promise<readonly GuideRecord[]>;
  /** What readers call things. */
  readonly loadWords: () => Promise<SearchWords>;
  /** The text of the guides, and what the schema says about members. */
  readonly loadText: () => Promise<TextFile>;
}

/** The API whose reference the open page is in; on other pages of the site the first. */
export function currentApi(): Api {
  return apiAt(typeof window === 'undefined' ? '' : window.location.pathname);
}

/** That of a page by its address. */
export function apiAt(pathname: string): Api {
  return apis.find(({ mount }) => isWithin(mount, pathname)) ?? apis[0];
}

/** The name of what a browser stores for the current API. */
export function storedName(name: string): string {
  const { id } = currentApi();
  return id === 'default' ? name : `${name}.${id}`;
}

/** Where the site has what the current API's pages and files know by an address. */
export function placed(address: string): string {
  return place(currentApi().mount, address);
}
