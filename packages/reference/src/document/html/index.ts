import type { Element, ElementContent, Nodes as HtmlNodes, Root as HtmlRoot } from 'hast';
import { toHtml as printHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type {
  Heading,
  InlineCode,
  Link,
  Nodes,
  Parents,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from 'mdast';
import type { Handlers, State } from 'mdast-util-to-hast';
import { defaultHandlers, toHast } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import type { Member, Parts } from '../tree';
import { breakable, breakableInText } from './breakable';
import { clientCheck } from './client-check';
import { codeFrame } from './code-frame';
import { callerChoice, example } from './example';
import {
  badge,
  enumValue,
  field,
  fieldTools,
  headedMember,
  listedMember,
  typeRef,
  typeWordsSwitch,
  wayTo,
} from './member';
import { domainMap, neighbours } from './pictures';
import { t } from '../../i18n/t';

/** HTML of the content of a page, and what the check of links needs to know of it. */
export interface Rendered {
  readonly html: string;
  /** Addresses of pages within the site, each once. */
  readonly links: readonly string[];
  readonly anchors: readonly string[];
}

/**
 * The content of a page. Text that could be read as markup is escaped.
 *
 * @param place gives the address that a browser knows a place by.
 * @throws Error if a link holds another, of which browsers would make two.
 */
export function render(root: Root, place?: Place, form?: Form): Rendered {
  const elements = placeLinks(toElements(root), place);
  const links = new Set<string>();
  const anchors = new Set<string>();
  eachElement(elements, (element) => {
    const { id, href } = element.properties;
    if (typeof id === 'string') anchors.add(id);
    if (element.tagName !== 'a' || typeof href !== 'string') return;
    refuseLinksWithin(element);
    if (isPageLink(href)) links.add(href);
  });

  return { html: toHtml(elements, form), links: [...links], anchors: [...anchors] };
}

function refuseLinksWithin(outer: Element): void {
  eachElement({ type: 'root', children: outer.children }, ({ tagName, properties }) => {
    if (tagName !== 'a') return;
    throw new Error(
      `Unexpected link to "${String(properties.href)}" within the link to "${String(outer.properties.href)}". Make one of them text.`,
    );
  });
}

/** Within the site, and not to a file that the build adds. */
function isPageLink(href: string): boolean {
  return /^[/#]/.test(href) && !/^[^#?]*\.\w+(?:[#?]|$)/.test(href);
}

type Place = (address: string) => string;

/** The same elements, whose links lead to where a site has what they lead to. */
export function placeLinks<Tree extends Element | HtmlRoot>(elements: Tree, place?: Place): Tree {
  if (!place) return elements;
  eachElement(elements, ({ properties }) => {
    if (typeof properties.href === 'string') properties.href = place(properties.href);
  });
  return elements;
}

/** A reference has millions of elements, and a visitor of any tree spends its time on what these lack. */
function eachElement(node: HtmlNodes, act: (element: Element) => void): void {
  if (node.type === 'element') act(node);
  if ('children' in node) for (const child of node.children) eachElement(child, act);
}

/** How HTML is printed. */
export interface Form {
  /** Also those that a browser puts in by itself, but not every minifier of HTML. */
  readonly hasAllTags?: boolean;
}

export function toHtml(elements: Element | HtmlRoot, { hasAllTags = false }: Form = {}): string {
  return printHtml(elements, { omitOptionalTags: !hasAllTags, preferUnquoted: true });
}

/** The same as a tree, which MDX can go on with. */
export function toElements(node: Nodes): Element | HtmlRoot {
  const result = toHast(node, { handlers });
  if (result.type !== 'root' && result.type !== 'element') {
    throw new Error(`Unexpected ${result.type}, expected an element.`);
  }
  return result;
}

type Handler<Node> = (
  state: State,
  node: Node,
  parent: Parents | undefined,
) => ElementContent | ElementContent[];

/** One for each of the parts that a page has besides mdast. */
const parts = {
  codeFrame: (_state, node) => codeFrame(node),
  example: (state, node) => {
    const frames = node.children.filter((child) => child.type === 'codeFrame');
    const lead = node.children.filter((child) => child.type !== 'codeFrame');
    return example(node, state.all({ ...node, children: lead }), frames);
  },
  beside: (state, node) => h('div.beside.isSplit', ...state.all(node)),
  besideArea: (state, node) => h(`div.${areaClasses[node.area]}`, ...state.all(node)),
  member: (state, node, parent) => members(state, node, parent),
  field: (state, node) => {
    const [name, sentence, ...rest] = node.children;
    return field(node, {
      label: toString(name),
      name,
      sentence: state.all(sentence),
      rest: state.all({ type: 'root', children: rest }),
    });
  },
  fieldTools: (_state, node) => fieldTools(node),
  wayTo: (_state, node) => wayTo(node.from),
  clientCheck: (_state, node) => clientCheck(node),
  typeRef: (_state, node) => typeRef(node),
  enumValue: (_state, node) => enumValue(node),
  badge: (_state, node) => badge(node.kind),
  callerChoice: (_state, node) => callerChoice(node),
  fold: (state, node) => h('details.fold', h('summary', node.label), ...state.all(node)),
  ending: (state, node) =>
    h('details.fold', h('summary', t('document.failing', { code: node.code })), ...state.all(node)),
  deprecation: (state, node) =>
    h(
      'div.deprecation',
      { role: 'note', ariaLabel: t('document.deprecated') },
      h('strong', t('document.deprecatedMark')),
      ' ',
      h('div', state.all(node)),
    ),
  migration: (_state, { before, after }) =>
    h(
      'div.migration',
      h(
        'div.migrationSides',
        ...[before, after].map((side) => h('div', ...side.map((frame) => codeFrame(frame)))),
      ),
    ),
  neighbours: (state, { of, waysIn, waysOut }) =>
    neighbours(of, entries(state, waysIn), entries(state, waysOut)),
  domainMap: (state, node) => domainMap(entries(state, node.entries), node.arcs),
  typeWordsSwitch: () => typeWordsSwitch(),
} satisfies { [Type in keyof Parts]: Handler<Parts[Type]> };

/** Members that follow each other are one list, which the first of them makes. */
function members(state: State, node: Member, parent: Parents | undefined): Element | Element[] {
  if (node.name === undefined) return headedMember(node, state.all(node));
  const siblings: readonly Nodes[] = parent?.children ?? [node];
  const isListed = (sibling: Nodes | undefined): sibling is Member =>
    sibling?.type === 'member' && sibling.name !== undefined;
  const start = siblings.indexOf(node);
  if (isListed(siblings[start - 1])) return [];
  const after = siblings.slice(start);
  const end = after.findIndex((sibling) => !isListed(sibling));
  const run = (end === -1 ? after : after.slice(0, end)).filter(isListed);
  return h('dl.members', ...run.flatMap((one) => listedMember(one, state.all(one))));
}

const areaClasses = {
  lead: 'besideLead',
  example: 'besideExample',
  rest: 'besideRest',
} as const;

const handlers: Handlers = {
  ...parts,
  heading: (state: State, node: Heading) => heading(node, state.all(node)),
  inlineCode: (_state: State, node: InlineCode) => inlineCode(node),
  link: (state: State, node: Link) => link(defaultHandlers.link(state, node)),
  table: (state: State, node: Table) => table(defaultHandlers.table(state, node)),
};

function inlineCode({ value }: InlineCode): Element {
  return h('code', breakable(value, 24));
}

function entries(state: State, items: readonly PhrasingContent[][]): ElementContent[][] {
  return items.map((children) => state.all({ type: 'paragraph', children }));
}

/** One with an anchor is a link to itself. */
function heading(node: Heading, children: readonly ElementContent[]): Element {
  const id = node.data?.id;
  const content = id === undefined ? children : [h('a', { href: `#${id}` }, ...children)];
  return h(`h${node.depth}`, { id }, ...content);
}

/** The island `table` has the keyboard reach one that is wider than its box. */
function table(element: Element): Element {
  return { ...element, properties: { ...element.properties, dataIsland: 'table' } };
}

/** An entry of the contents list of a page, as Docusaurus takes it. */
export interface ContentsEntry {
  /** HTML. */
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

/** The headings of a page that have an anchor, and are not folded away, and the names of its fields. */
export function listContents(tree: Root): ContentsEntry[] {
  return entriesOf(tree.children);
}

function entriesOf(nodes: readonly RootContent[]): ContentsEntry[] {
  return nodes.flatMap((node): ContentsEntry[] => {
    if (node.type === 'beside' || node.type === 'besideArea') return entriesOf(node.children);
    if (node.type === 'field') return entriesOf([node.children[0]]);
    const id = node.type === 'heading' ? node.data?.id : undefined;
    if (node.type !== 'heading' || id === undefined) return [];
    return [{ value: labelOf(node), id, level: node.depth }];
  });
}

/** What is deprecated is struck through to see, and said to hear. */
function labelOf({ children, data }: Heading): string {
  const [only] = children.length === 1 ? children : [];
  const name = only?.type === 'inlineCode' ? inlineCode(only) : undefined;
  const label = toHtml(name ?? toElements({ type: 'root', children }));
  if (!data?.isDeprecated) return label;
  return `<s>${label}</s><span class="hiddenWords">${t('document.isDeprecated')}</span>`;
}

/** A link to another site says so, to see and to hear. */
function link(element: Element): Element {
  const { href } = element.properties;
  const children = element.children.flatMap(breakableInText);
  if (!/^https?:\/\//i.test(String(href))) return { ...element, children };
  return h(
    'a',
    { href, target: '_blank', rel: ['noopener', 'noreferrer'] },
    ...children,
    h('span.externalMark', h('span', t('link.newTab'))),
  );
}
