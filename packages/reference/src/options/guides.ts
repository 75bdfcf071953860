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
