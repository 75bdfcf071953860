import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { z } from 'zod';
import { contextOf } from '../../../../../reference/src/reference/__tests__/page';
import { contextWithReleases } from '../../../../../reference/src/reference/__tests__/releases';
import { upcomingFile } from '..';
import { atomFeed, collectFeed, jsonFeed } from '../feeds';

const siteUrl = (path: string): string => `https://docs.example${path}`;
const product = { name: 'Gardens', siteUrl };
const context = contextWithReleases();
const feed = collectFeed(context, product);
const atom = atomFeed(feed);
const grammar = await readFile(`${import.meta.dirname}/atom.rng`, 'utf8');

async function faultsOf(xml: string): Promise<string[]> {
  const { errors } = await validateXML({ xml, schema: grammar, extension: 'relaxng' });
  return errors.map(({ message }) => message);
}

/** https://www.jsonfeed.org/version/1.1/, whose own objects begin with an underscore. */
const withExtensions = <Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape> =>
  z
    .looseObject(shape)
    .refine((value) => Object.keys(value).every((key) => key in shape || /^_[a-z]/i.test(key)));
const author = withExtensions({
  name: z.string().optional(),
  url: z.url().optional(),
  avatar: z.url().optional(),
}).refine(({ name, url, avatar }) => name ?? url ?? avatar);
const item = withExtensions({
  id: z.string().min(1),
  url: z.url().optional(),
  external_url: z.url().optional(),
  title: z.string().optional(),
  content_html: z.string().optional(),
  content_text: z.string().optional(),
  summary: z.string().optional(),
  image: z.url().optional(),
  banner_image: z.url().optional(),
  date_published: z.iso.datetime({ offset: true }).optional(),
  date_modified: z.iso.datetime({ offset: true }).optional(),
  authors: z.array(author).optional(),
  tags: z.array(z.string()).optional(),
  language: z.string().optional(),
  attachments: z.array(z.unknown()).optional(),
}).refine(({ content_html, content_text }) => content_html ?? content_text);
const jsonFeed11 = withExtensions({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url().optional(),
  feed_url: z.url().optional(),
  description: z.string().optional(),
  user_comment: z.string().optional(),
  next_url: z.url().optional(),
  icon: z.url().optional(),
  favicon: z.url().optional(),
  authors: z.array(author).optional(),
  language: z.string().optional(),
  expired: z.boolean().optional(),
  hubs: z.array(z.unknown()).optional(),
  items: z.array(item),
});

describe('the Atom feed', () => {
  it('keeps to the grammar of RFC 4287, whatever a note holds', async () => {
    expect(atom).toContain(']]&gt; &#x3C;b>bold&#x3C;/b>');
    expect(await faultsOf(atom)).toEqual([]);
  });

  it('would be refused without the identifier of a release', async () => {
    expect(await faultsOf(atom.replace(/<entry>[^]*?<id>.*<\/id>/, '<entry>'))).toContain(
      'element entry: Relax-NG validity error : Element entry failed to validate content',
    );
  });

  it('has an author, and a link for each release, as the rules beside the grammar ask', () => {
    expect(atom.slice(0, atom.indexOf('<entry>'))).toContain(`<name>Gardens</name>`);
    const links = [...atom.matchAll(/<entry>[^]*?<link href="([^"]+)"\/>/g)];
    expect(links.map(([, href]) => href)).toEqual([
      'https://docs.example/docs/graphql/changelog#2026-06-15',
      'https://docs.example/docs/graphql/changelog#2026-05-01',
    ]);
  });

  it('has the days of releases, so that two builds are alike', () => {
    expect(atom.match(/<(updated|published)>.*</g)).toEqual([
      '<updated>2026-06-15T00:00:00.000Z<',
      '<updated>2026-06-15T00:00:00.000Z<',
      '<published>2026-06-15T00:00:00.000Z<',
      '<updated>2026-05-01T00:00:00.000Z<',
      '<published>2026-05-01T00:00:00.000Z<',
    ]);
  });
});

describe('the JSON feed', () => {
  const parsed: unknown = JSON.parse(jsonFeed(feed));

  it('keeps to version 1.1', () => {
    expect(jsonFeed11.safeParse(parsed).error).toBeUndefined();
    expect(jsonFeed11.safeParse({ ...jsonFeed11.parse(parsed), author: {} }).success).toBe(false);
  });

  it('says of each release what changed in words and as data', () => {
    expect(jsonFeed11.parse(parsed).items[0]).toMatchObject({
      title: '15 June 2026: 2 breaking changes and 5 safe ones',
      content_html: expect.stringContaining(
        '<p><a href="https://docs.example/docs/graphql/types/objects/space#slug"><code>Space.slug</code></a> is new',
      ) as string,
      _changes: expect.arrayContaining([
        {
          release: '2026-06-15',
          coordinate: 'Query.spaces(limit:)',
          kind: 'default-removed',
          level: 'breaking',
          before: '20',
        },
      ]) as object[],
    });
  });

  it('counts the descriptions that changed, and leaves them out', () => {
    const [text] = [jsonFeed(feed)];
    expect(text).toContain('<p>1 description changed.</p>');
    expect(text).not.toContain('description-changed');
  });
});

describe('the feeds', () => {
  it('tell programs what is not released', () => {
    expect(JSON.parse(jsonFeed(feed))).toMatchObject({
      _unreleased: expect.arrayContaining([
        expect.objectContaining({ coordinate: 'Kind.CLOSED', kind: 'enum-value-added' }),
      ]) as object[],
    });
    expect(jsonFeed({ ...feed, unreleased: [] })).not.toContain('_unreleased');
  });

  it('leave out what is not released', () => {
    expect(feed.items.map(({ day }) => day)).toEqual(['2026-06-15', '2026-05-01']);
    expect(JSON.stringify(feed.items) + atom).not.toContain('CLOSED');
  });

  it('are empty without releases', () => {
    expect(collectFeed(contextOf('type Query { now: Int }'), product).items).toEqual([]);
  });
});

describe('upcoming.json', () => {
  it('says what will be removed, when, and what replaces it', () => {
    expect(JSON.parse(upcomingFile(context, siteUrl))).toEqual({
      upcoming: [
        {
          coordinate: 'Query.old',
          removal: '2027-09-30',
          replacement: 'Query.spaces',
          reason: 'Use `Query.spaces`, which has more. Removal on 2027-09-30.',
          url: 'https://docs.example/docs/graphql/operations/queries/old',
          migration: null,
        },
      ],
    });
  });
});
