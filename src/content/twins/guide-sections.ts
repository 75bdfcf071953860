import sidebars from '../../../sidebars';
import type { Twin } from '../twin';

export interface GuideSection {
  readonly label: string;
  readonly guides: readonly Twin[];
}

/** An entry of the sidebar, of which only guides and categories matter here. */
interface Item {
  readonly type?: string;
  readonly id?: string;
  readonly label?: string;
  readonly link?: { readonly id: string };
  readonly items?: Items;
}

type Items = readonly (string | Item)[];

/** The guides by section, in the order of the sidebar; those that it leaves out come last. */
export function guideSections(guides: ReadonlyMap<string, Twin>): GuideSection[] {
  const listed = new Set<Twin>();
  const take = (id: string | undefined): Twin[] => {
    const guide = guides.get(`docs/${id}.mdx`) ?? guides.get(`docs/${id}.md`);
    if (!guide) return [];
    listed.add(guide);
    return [guide];
  };
  const collect = (labels: readonly string[], items: Items, first?: string): GuideSection[] => {
    const entries = items.map((item): Item => (typeof item === 'string' ? { id: item } : item));
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
  const sections = collect([], sidebars.docs);
  const others = [...guides.values()].filter((guide) => !listed.has(guide));
  return [...sections, { label: 'More', guides: others }].filter(
    (section) => section.guides.length > 0,
  );
}
