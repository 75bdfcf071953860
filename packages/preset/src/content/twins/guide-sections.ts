import type { SidebarItems } from 'graphql-docs-reference/options';
import type { Twin } from '../twin';

export interface GuideSection {
  readonly label: string;
  readonly guides: readonly Twin[];
}

/** The guides by section, in the order of the sidebar; those that it leaves out come last. */
export function guideSections(
  guides: ReadonlyMap<string, Twin>,
  sidebar: SidebarItems,
): GuideSection[] {
  const listed = new Set<Twin>();
  const take = (id: string | undefined): Twin[] => {
    const guide = guides.get(`docs/${id}.mdx`) ?? guides.get(`docs/${id}.md`);
    if (!guide) return [];
    listed.add(guide);
    return [guide];
  };
  const collect = (
    labels: readonly string[],
    items: SidebarItems,
    first?: string,
  ): GuideSection[] => {
    const entries = items.map(
      (item): Exclude<SidebarItems[number], string> =>
        typeof item === 'string' ? { id: item } : item,
    );
    return [
      {
        label: labels.join(': ') || 'Start',
        guides: [first, ...entries.map(({ id }) => id)].flatMap(take),
      },
      ...entries.flatMap(({ label = '', link, items: inner }) =>
        inner ? collect([...labels, label], inner, link?.id) : [],
      ),
    ];
  };
  const sections = collect([], sidebar);
  const others = [...guides.values()].filter((guide) => !listed.has(guide));
  return [...sections, { label: 'More', guides: others }].filter(
    (section) => section.guides.length > 0,
  );
}
