import type { CreateFeedItemsFn } from '@docusaurus/plugin-content-blog';
import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { Parser } from 'htmlparser2';

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: ElementContent[];
}

/** Attributes that mean something without the styles and scripts of the site. */
const kept = ['href', 'src', 'srcset', 'alt', 'colspan', 'rowspan', 'start'];

const controls = ['button', 'input', 'label', 'script', 'select', 'style', 'svg', 'textarea'];

/** Parts that help on the site alone. */
const ofSite = ['hash-link', 'externalMark'];

/** Elements that say something though they hold no text. */
const voids = ['br', 'hr', 'img', 'td', 'th'];

/** The items of Docusaurus, of which a feed reader shows text, code, tables, pictures and links. */
export const createFeedItems: CreateFeedItemsFn = async ({ defaultCreateFeedItems, ...posts }) => {
  const items = await defaultCreateFeedItems(posts);
  return items.map((item) => ({ ...item, content: cleanPost(item.content ?? '') }));
};

export function cleanPost(html: string): string {
  const root: ElementContent[] = [];
  const open: OpenElement[] = [];
  const add = (...nodes: ElementContent[]): void =>
    void (open.at(-1)?.children ?? root).push(...nodes);
  const parser = new Parser({
    onopentag: (name, attributes) => open.push({ name, attributes, children: [] }),
    ontext: (value) => add({ type: 'text', value }),
    onclosetag: () => {
      const element = open.pop();
      if (element) add(...cleanElement(element));
    },
  });
  parser.end(html);
  return toHtml({ type: 'root', children: root }).trim();
}

function cleanElement(element: OpenElement): ElementContent[] {
  const { name, attributes, children } = element;
  if (isOfSite(element) || (children.length === 0 && !voids.includes(name))) return [];
  const isTitle = attributes['class'] === 'codeTitle';
  if (name === 'span' && !isTitle) return children;
  const meaning = Object.entries(attributes).filter(([key]) => kept.includes(key));
  return [h(isTitle ? 'p' : name, Object.fromEntries(meaning), children)];
}

function isOfSite({ name, attributes }: OpenElement): boolean {
  const classes = attributes['class']?.split(' ') ?? [];
  return (
    controls.includes(name) ||
    'hidden' in attributes ||
    attributes['aria-hidden'] === 'true' ||
    attributes['role'] === 'status' ||
    classes.some((one) => ofSite.includes(one))
  );
}
