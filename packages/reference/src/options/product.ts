/** The API that a site documents, as its pages, files and agents name it. */
export interface Product {
  /** Name of the API, or of who offers it, as `GitHub`. */
  readonly name: string;
  /** Title of the site. */
  readonly title: string;
  /** What the site is, in a sentence. */
  readonly description: string;
  /** Title of the home page in its Markdown; that of the site where it is absent. */
  readonly tagline?: string | undefined;
  /** What the API does, in a few sentences. */
  readonly introduction?: string | undefined;
  /** How to call the API, for programs: paragraphs of CommonMark. Absent, they name the endpoint. */
  readonly usage?: readonly string[] | undefined;
  /** What a request gets without a token, as `public content needs no token`. */
  readonly withoutToken?: string | undefined;
  /** What the model of the API begins with, as `a small library of its own`. */
  readonly modelData?: string | undefined;
  /** Address that requests are sent to, if the API has one. */
  readonly endpoint?: string | undefined;
  /** The same for requests that try something, if there is another. */
  readonly staging?: string | undefined;
  /** How a request says who asks; `Authorization: Bearer …` where it is absent. */
  readonly auth?: AuthHeader | undefined;
  /** The API on a reader's own machine, if it can be had there. */
  readonly localApi?: LocalApi | undefined;
  /** Absolute address of a path of the site, as `/guides/hello`. */
  readonly siteUrl: (path: string) => string;
  /** Address of a source file of the site, or of a line of it; undefined where none is public. */
  readonly sourceUrl: (path: string, line?: number) => string | undefined;
  /** What guides write in braces, as `{product}`, by what stands between them. */
  readonly placeholders: Readonly<Record<string, string>>;
}

/** A server that answers as the model does, and takes the tokens of callers. */
interface LocalApi {
  /** Address of its GraphQL, as `http://localhost:4000/graphql`. */
  readonly endpoint: string;
  /** Address that a POST resets its data at. */
  readonly reset: string;
  /** Command that starts it. */
  readonly start: string;
}

/** The header with the token of a caller. */
export interface AuthHeader {
  /** As `Authorization`, or `X-Api-Key`. */
  readonly header: string;
  /** What stands before the token, as `Bearer`; empty where it stands alone. */
  readonly prefix: string;
}

/** Stands for an address that the site does not know. */
export const unknownEndpoint = 'https://api.example.org/graphql';

/** What most APIs take. */
export const bearer: AuthHeader = { header: 'Authorization', prefix: 'Bearer' };

/** How a script names the header as a member of an object: `.Authorization`, `["X-Api-Key"]`. */
export function member(header: string): string {
  return /^\w+$/.test(header) ? `.${header}` : `[${JSON.stringify(header)}]`;
}

/** The value of the header with a token, or with what stands for one. */
export function authValue({ prefix }: AuthHeader, token: string): string {
  return prefix === '' ? token : `${prefix} ${token}`;
}

/** Where requests of a browser, and of code that it shows, can be sent. */
export interface Endpoints {
  readonly production?: string | undefined;
  readonly staging?: string | undefined;
  readonly local?: LocalApi | undefined;
  readonly auth: AuthHeader;
  /** Those that the playground offers besides the local API. */
  readonly offered: readonly string[];
}

/** The guides of a site. Where they are about another API than the reference, there are none. */
export interface Guides {
  /** What leads to them, in this order; those that it leaves out come last. */
  readonly sidebar: SidebarItems;
  /** Path of the guide that shows a first request, as `/guides/hello`. */
  readonly intro?: string | undefined;
  /** Path of the guide to the model of the API on one's own machine. */
  readonly localApi?: string | undefined;
  /** Path of the guide to the server at `/mcp.tgz`. */
  readonly codingAgents?: string | undefined;
}

/** An entry of a sidebar of Docusaurus, of which only guides and categories matter here. */
interface SidebarItem {
  readonly type?: string;
  readonly id?: string;
  readonly label?: string;
  readonly link?: { readonly id: string };
  readonly items?: SidebarItems;
}

export type SidebarItems = readonly (string | SidebarItem)[];

/** What a site says in `themeConfig.reader` to the components of the frame. */
export interface ReaderThemeConfig {
  readonly reader?: {
    /** Where the announcement leads. */
    readonly announcementLink?: { readonly label: string; readonly href: string };
    /** Path of the guide to begin with, for readers who are lost. */
    readonly intro?: string | undefined;
  };
}
