export type SectionEntry = readonly [heading: string, anchor: string];

/** A page of prose, by what its author says that it is about. */
export interface GuideRecord {
  readonly kind: 'guide' | 'post';
  readonly title: string;
  readonly description: string;
  /** Route without the base address of the site. */
  readonly path: string;
  readonly sections: readonly SectionEntry[];
}
