/** What a site says in `themeConfig.reader` to the components of the frame. */
export interface ReaderThemeConfig {
  readonly reader?: {
    /** Where the announcement leads. */
    readonly announcementLink?: { readonly label: string; readonly href: string };
    /** Path of the guide to begin with, for readers who are lost. */
    readonly intro?: string | undefined;
  };
}
