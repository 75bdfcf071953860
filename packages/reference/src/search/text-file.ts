/** What the search reads beyond names and headings; it is loaded after them. */
export interface TextFile {
  /**
   * By path of a guide: what stands before its first heading, then the text of each of its
   * sections. A line is a sentence, a row of a table or a command.
   */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** One line for each record of `readSymbols`, empty where the schema says nothing. */
  readonly descriptions: readonly string[];
}
