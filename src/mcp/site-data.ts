import type { Changelog } from '../changelog/change';
import type { Example } from '../examples/example';
import type { Answer } from '../graphql/requests';
import type { PersonaId, Town } from '../sandbox';
import type { GuideRecord } from '../search/guide-record';
import type { SearchWords } from '../search/search-words';
import type { SymbolFile } from '../search/symbol-file';
import type { TextFile } from '../search/text-file';

/** All that the server knows, as JSON: nothing is read while it runs. */
export interface SiteData {
  /** What the API is called. */
  readonly name: string;
  /** Address of the site, without a slash at its end. */
  readonly url: string;
  /** As `package.json` writes versions. */
  readonly version: string;
  /** The source, in which directives and descriptions are as they were written. */
  readonly sdl: string;
  /** First rows of the model; another schema has none. */
  readonly town?: Town | undefined;
  /** False where `SCHEMA` names another schema, of which guides say nothing, and rules know nothing. */
  readonly isOwn: boolean;
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
}

/** A page as Markdown. */
export interface SitePage {
  /** Route, for example `/docs/errors`. */
  readonly path: string;
  readonly title: string;
  readonly markdown: string;
}

/** A request that was run, with its answer. */
export interface SiteExample extends Pick<Example, 'name' | 'sentence' | 'query'> {
  readonly as: PersonaId;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Names of the examples that the same world answers first. */
  readonly before: readonly string[];
  readonly answer: Answer;
}
