import type { GraphQLSchema } from 'graphql';
import type { LinkMap } from 'graphql-docs-reference/graphql';
import { referencePath } from 'graphql-docs-reference/graphql';
import { findFaults, parseTwin } from 'docusaurus-preset-graphql-docs/content';
import type { Product } from 'graphql-docs-reference/options';
import type { BuiltSite } from './built-site';

/** A check with its name, what it looked at, and what is wrong. */
export interface Check {
  readonly name: string;
  readonly about: string;
  readonly faults: readonly string[];
}

const root = '/llms.txt';
const most = { bytes: 50_000, hops: 2 };

interface Described {
  readonly schema: GraphQLSchema;
  readonly links: LinkMap;
  /** `off` where guides describe another schema than the reference. */
  readonly samples: 'error' | 'off';
  readonly product: Pick<Product, 'placeholders'>;
}

/** What has to hold of the texts for programs, each as they are served. */
export async function checkSite(
  { texts, readHtml }: BuiltSite,
  { schema, links, samples, product }: Described,
): Promise<Check[]> {
  const indexes = [...texts].filter(([path]) => path.endsWith('llms.txt'));
  const sizes = indexes.map(([path, text]) => ({ path, bytes: Buffer.byteLength(text) }));
  const hops = countHops(texts);
  const byTwin = coordinatesByTwin(links);
  return [
    {
      name: 'Indexes are small',
      about: sizes.map(({ path, bytes }) => `${path} ${bytes} bytes`).join(', '),
      faults: [
        ...(texts.has(root) ? [] : [`Unexpected build without ${root}.`]),
        ...sizes
          .filter(({ bytes }) => bytes >= most.bytes)
          .map(
            ({ path, bytes }) => `${path} has ${bytes} bytes, expected less than ${most.bytes}.`,
          ),
      ],
    },
    {
      name: 'Every coordinate is reached',
      about: `${links.size} coordinates on ${byTwin.size} twins, at most ${most.hops} links past ${root}`,
      faults: [...byTwin.keys()]
        .filter((twin) => (hops.get(twin) ?? Infinity) > most.hops)
        .map((twin) => `${twin} is ${hops.get(twin) ?? 'no'} links away.`),
    },
    {
      name: 'Twins name what their pages have',
      about: `${[...byTwin.values()].flat().length} coordinates and anchors`,
      faults: (
        await Promise.all(
          [...byTwin].map(async ([twin, places]) =>
            compare(twin, places, texts.get(twin) ?? '', await readHtml(twin), links),
          ),
        )
      ).flat(),
    },
    {
      name: 'Twins are plain Markdown with valid GraphQL',
      about: `${texts.size} files: no JSX, HTML or placeholder outside code; printed as parsed`,
      faults: [...texts]
        .filter(([path]) => samples === 'error' || path.startsWith(`${referencePath}/`))
        .flatMap(([path, text]) =>
          findFaults(parseTwin(text), text, schema, product.placeholders).map(
            (fault) => `${path}: ${fault}`,
          ),
        ),
    },
  ];
}

interface Place {
  readonly coordinate: string;
  readonly anchor: string | undefined;
}

function coordinatesByTwin(links: LinkMap): ReadonlyMap<string, Place[]> {
  const byTwin = new Map<string, Place[]>();
  for (const [coordinate, href] of links) {
    const [path = '', anchor] = href.split('#');
    const twin = `${path}.md`;
    byTwin.set(twin, [...(byTwin.get(twin) ?? []), { coordinate, anchor }]);
  }
  return byTwin;
}

/** How many links it takes from the root to each text. */
function countHops(texts: ReadonlyMap<string, string>): ReadonlyMap<string, number> {
  const hops = new Map([[root, 0]]);
  for (const [path, count] of hops) {
    for (const [, url = ''] of (texts.get(path) ?? '').matchAll(/\]\(([^)\s]+)\)/g)) {
      const target = URL.canParse(url) ? new URL(url).pathname : url;
      if (texts.has(target) && !hops.has(target)) hops.set(target, count + 1);
    }
  }
  return hops;
}

/** What has an anchor on the page is named in the twin, and no heading names anything else. */
function compare(
  twin: string,
  places: readonly Place[],
  text: string,
  html: string,
  links: LinkMap,
): string[] {
  const ids = new Set(
    [...html.matchAll(/\sid=(?:"([^"]*)"|([^\s">]+))/g)].map(([, quoted, bare]) => quoted ?? bare),
  );
  const anchored = places.filter(({ anchor }) => anchor !== undefined);
  const own = new Set(anchored.map(({ coordinate }) => coordinate));
  const headings = [...text.matchAll(/^### `([^`]+)`/gm)].map(([, coordinate = '']) => coordinate);
  return [
    ...anchored
      .filter(({ anchor }) => !ids.has(anchor))
      .map(({ coordinate }) => `The page of ${twin} has no anchor for ${coordinate}.`),
    ...[...own]
      .filter((coordinate) => !text.includes(`\`${coordinate}\``))
      .map((coordinate) => `${twin} does not name ${coordinate}.`),
    ...headings
      .filter((coordinate) => links.has(coordinate) && !own.has(coordinate))
      .map((coordinate) => `${twin} has a heading ${coordinate}, which is of another page.`),
  ];
}
