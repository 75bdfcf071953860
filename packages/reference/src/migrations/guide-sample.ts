/** A document of a guide or post that says that it shows something deprecated. */
export interface GuideSample {
  /** Title and address of the page. */
  readonly title: string;
  readonly path: string;
  readonly query: string;
}
