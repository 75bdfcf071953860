/** A page as plain Markdown, which the site serves at its address and `.md`. */
export interface Twin {
  /** Address of the page, as `/guides/hello`. */
  readonly path: string;
  readonly kind: 'guide' | 'post' | 'reference' | 'page';
  readonly title: string;
  /** One sentence, as plain text. */
  readonly description: string;
  readonly markdown: string;
}
