import type { Element, Root as HtmlRoot } from 'hast';
import type { DocumentNode } from 'graphql';
import {
  buildASTSchema,
  Kind,
  parse,
  specifiedDirectives,
  specifiedScalarTypes,
  visit as visitSdl,
} from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { contract } from '../contract';
import { createChangelogReader, readSchema } from 'docusaurus-preset-graphql-docs/content';
import { toElements } from 'graphql-docs-reference/document';
import { createContext, listDomains, listPages } from 'graphql-docs-reference/reference';

/** Marks the words of a message, and not what is put between them. */
vi.mock('../../packages/reference/src/i18n/messages', () => ({
  sayFrom:
    (catalogue: Record<string, string>) =>
    (key: string, values: Record<string, string> = {}) =>
      (catalogue[key] ?? key)
        .split(/(\{\w+\}|\|)/)
        .map((part, index) => {
          if (index % 2 === 0) return `⟦${part}⟧`;
          return values[part.slice(1, -1)] ?? part;
        })
        .join(''),
}));

/** What authors write, marked as if it were translated. */
function markContent(sdl: DocumentNode): DocumentNode {
  return visitSdl(sdl, {
    StringValue: (node, key, parent) => {
      const isReason = parent && 'name' in parent && parent.name?.value === 'reason';
      if (key !== 'description' && !isReason) return undefined;
      return { ...node, kind: Kind.STRING, value: '⟦content⟧' };
    },
  });
}

// What GraphQL itself defines has descriptions of its own.
const own = specifiedDirectives.flatMap((directive) => [directive, ...directive.args]);
for (const part of [...specifiedScalarTypes, ...own]) part.description = '⟦content⟧';

const { sdl } = await readSchema('.', 'schema/**/*.graphql');
const schema = buildASTSchema(markContent(parse(sdl)));
const written = await createChangelogReader('.', 'schema/**/*.graphql', contract)(schema);
const changelog = {
  ...written,
  releases: written.releases.map((release) => ({
    ...release,
    changes: release.changes.map((change) => ({ ...change, note: change.note && '⟦content⟧' })),
  })),
};
const context = createContext(schema, {
  sourceUrl: (path) => path,
  endpoint: 'https://api.example/graphql',
  changelog,
  contract,
});

/** What a constraint says of a format or a pattern. */
const formats = [...sdl.matchAll(/(?:format|pattern|startsWith): "([^"]*)"/g)].join(' ');

/** Names that are shown as text: of the schema, and of its domains. */
const names = new Set(
  `${sdl.replace(/"""[\s\S]*?"""|"[^"\n]*"/g, '')} ${formats} http ${listDomains(context)
    .map(({ label }) => label)
    .join(' ')} Atom JSON Feed upcoming json include skip if`.match(/\w+/g),
);

function unmarkedIn({ children }: Element | HtmlRoot): string[] {
  return children.flatMap((child) => (child.type === 'element' ? unmarkedInElement(child) : []));
}

function unmarkedInElement(element: Element): string[] {
  if (isName(element)) return [];
  const { ariaLabel, title, placeholder } = element.properties;
  const texts = [ariaLabel, title, placeholder, ...textsOf(element)];
  const own = texts.flatMap((text) => (typeof text === 'string' && !isMarked(text) ? text : []));
  return [...own, ...unmarkedIn(element)];
}

/** Its own texts; a name may break within. */
function textsOf({ children }: Element): string[] {
  const marked = children.map((child) => {
    if (child.type === 'text') return child.value;
    return child.type === 'element' && child.tagName === 'wbr' ? '' : '\n';
  });
  return marked.join('').split('\n');
}

function isName({ tagName, properties }: Element): boolean {
  return tagName === 'code' || String(properties.className).includes('memberName');
}

function isMarked(text: string): boolean {
  let left = text.replace(/\d+ \p{L}+ \d{4}|https:\S+/gu, '');
  for (let before = ''; before !== left; ) {
    before = left;
    left = left.replace(/⟦[^⟦⟧]*⟧/g, ' ');
  }
  return (left.match(/[\p{L}\w]*\p{L}[\p{L}\w]*/gu) ?? []).every((word) => names.has(word));
}

/** The site says in its own words what the scalars of GraphQL are: content, like a description. */
function isDescribed(path: string): boolean {
  return !/scalars\/(?:boolean|float|id|int|string)$/.test(path);
}

describe('the pages of the reference', () => {
  it('say nothing that is not translated', () => {
    const pages = listPages(context);
    const unmarked = pages.paths
      .filter(isDescribed)
      .flatMap((path) => unmarkedIn(toElements(pages.get(path).tree)));
    expect([...new Set(unmarked)]).toEqual([]);
  });

  it('have titles and descriptions that are translated', () => {
    const pages = listPages(context);
    const texts = pages.paths.flatMap((path) => {
      const { title, description } = pages.get(path);
      return [title, description];
    });
    expect([...new Set(texts)].filter((text) => !isMarked(text))).toEqual([]);
  });
});
