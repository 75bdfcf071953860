import type { Changelog } from 'graphql-docs-reference/changelog';
import type { Example } from 'graphql-docs-reference/examples';
import type { Caller, Contract } from 'graphql-docs-reference/options';
import type { Answer, Mount } from 'graphql-docs-reference/graphql';
import type { GuideRecord, SearchWords, SymbolFile, TextFile } from 'graphql-docs-reference/search';

/** All that the server knows, as JSON: nothing is read while it runs. */
export interface SiteData {
  /** What the API is called. */
  readonly name: string;
  /** Address of the host of the site, without a slash at its end. */
  readonly url: string;
  /** Where the site has the reference, if that is elsewhere than at `/docs/graphql`. */
  readonly mount?: Mount | undefined;
  /** As `package.json` writes versions. */
  readonly version: string;
  /** The source, in which directives and descriptions are as they were written. */
  readonly sdl: string;
  /** What the model begins with, as JSON of its own. */
  readonly rows?: unknown;
  /** Those in whose name documents can be run; none where all get the same answers. */
  readonly callers: readonly Pick<Caller, 'id' | 'description'>[];
  /** Whether there are guides about this schema. */
  readonly hasGuides: boolean;
  /** Address of the guide that tells how to connect an agent, if there is one. */
  readonly setUp?: string | undefined;
  readonly search: {
    readonly symbols: SymbolFile;
    readonly guides: readonly GuideRecord[];
    readonly words: SearchWords;
    readonly text: TextFile;
  };
  readonly pages: readonly SitePage[];
  /** In the order in which a page shows those of its operation. */
  readonly examples: readonly SiteExample[];
  readonly changelog: Changelog;
  readonly contract: Contract;
}

/** A page as Markdown. */
export interface SitePage {
  /** Route, for example `/guides/hello`. */
  readonly path: string;
  readonly title: string;
  readonly markdown: string;
}

/** A request that was run, with its answer. */
export interface SiteExample extends Pick<Example, 'name' | 'sentence' | 'query'> {
  readonly as: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Names of the examples that the same world answers first. */
  readonly before: readonly string[];
  readonly answer: Answer;
}
