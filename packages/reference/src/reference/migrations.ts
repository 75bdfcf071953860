import { isEnumType } from 'graphql';
import type { PhrasingContent } from 'mdast';
import type { Block, CodeFrame } from '../document/tree';
import { inlineCode, link, paragraph, phrases, text } from '../document/tree';
import type { AnsweredExample } from '../examples/example';
import { fieldOf } from '../examples/example';
import { findUses } from '../graphql/annotate';
import { isOperation } from '../graphql/symbols';
import { printJson } from '../json';
import type { AnsweredMigration } from '../migrations';
import { jsonFrame, requestFrame } from './code';
import type { ReferenceContext } from './context';
import { describe } from './description';
import { exampleLink, titleOf } from './examples';
import { enumerate } from './sections';
import { t } from '../i18n/t';

/** Anchor of the section that shows how to migrate from an operation, or from values of an enum. */
export const migrationAnchor = 'how-to-migrate';

/** Anchor of the same for a value of an enum. */
export function valueMigrationAnchor(value: string): string {
  return `migrate-${value}`;
}

/** Address of the way on from something deprecated; undefined if there is none. */
export function migrationHref(context: ReferenceContext, coordinate: string): string | undefined {
  const { links, migrations, schema, symbols } = context;
  const href = links.get(coordinate);
  if (href === undefined || !migrations.some((one) => one.coordinate === coordinate))
    return undefined;
  if (symbols.some((symbol) => symbol.coordinate === coordinate))
    return `${href}#${migrationAnchor}`;
  const [owner = '', name = ''] = coordinate.split('.');
  return isEnumType(schema.getType(owner))
    ? href.replace(/#.*/, `#${valueMigrationAnchor(name)}`)
    : href;
}

/** The way on from something deprecated: what changes, both requests, and who still shows it. */
export function migrationBlocks(context: ReferenceContext, coordinate: string): Block[] {
  const migration = context.migrations.find((one) => one.coordinate === coordinate);
  if (!migration) return [];
  const { before, after } = migration;
  return [
    ...describe(migration.text, context),
    {
      type: 'migration',
      before: side(context, t('reference.migration.before'), before, after),
      after: side(context, t('reference.migration.after'), after, before),
    },
    ...placesInWords(linksToUses(context, coordinate)),
  ];
}

type Exchange = AnsweredMigration['before'];

/** A request and its response, in which the lines that the other has not stand out. */
function side(
  context: ReferenceContext,
  title: string,
  own: Exchange,
  other: Exchange,
): CodeFrame[] {
  const [response, otherResponse] = [printJson(own.answer), printJson(other.answer)];
  return [
    requestFrame(context, own.query.text, {
      title,
      highlighted: ownLines(own.query.text, other.query.text),
    }),
    ...(own.variables
      ? [
          jsonFrame(own.variables.text, {
            title: t('reference.examples.variables'),
            highlighted: ownLines(own.variables.text, other.variables?.text ?? ''),
          }),
        ]
      : []),
    jsonFrame(response, {
      title: t('reference.examples.response'),
      highlighted: ownLines(response, otherResponse),
    }),
  ];
}

/** Links to guides, and to examples of other pages, whose documents still name what is deprecated. */
export function linksToUses(context: ReferenceContext, coordinate: string): PhrasingContent[] {
  const { schema, guideSamples, examples } = context;
  const shows = ({ query }: { readonly query: string }): boolean =>
    findUses(query, schema, [coordinate]).has(coordinate);
  const guides = new Map(guideSamples.filter(shows).map(({ path, title }) => [path, title]));
  return [
    ...[...guides].map(([path, title]): PhrasingContent => link(path, text(title))),
    ...examples
      .filter((example) => example.deprecated && shows(example))
      .filter((example) => !isOnPage(context, example, coordinate))
      .map((example) => exampleName(context, example)),
  ];
}

function placesInWords(links: readonly PhrasingContent[]): Block[] {
  if (links.length === 0) return [];
  return [paragraph(...phrases(t('reference.migration.uses'), { pages: enumerate(links, 'and') }))];
}

/** Whether the page of an operation, or of its argument, has the example further down. */
function isOnPage(
  { symbols }: ReferenceContext,
  example: AnsweredExample,
  coordinate: string,
): boolean {
  const operation = coordinate.replace(/\(.*$/, '');
  return symbols
    .filter(isOperation)
    .some((symbol) => symbol.coordinate === operation && symbol.name === fieldOf(example));
}

function exampleName(context: ReferenceContext, example: AnsweredExample): PhrasingContent {
  const title = titleOf(example);
  return link(
    exampleLink(context, example),
    text(t('reference.migration.example')),
    inlineCode(fieldOf(example)),
    text(title === '' ? '' : ` (${title})`),
  );
}

/** Numbers, from 1, of the lines of a text that another lacks; brackets alone tell nothing. */
export function ownLines(text: string, other: string): number[] {
  const known = new Set(other.split('\n').map(bare));
  return text.split('\n').flatMap((line, index) => {
    const isTelling = /[^\s()[\]{},]/.test(line);
    return isTelling && !known.has(bare(line)) ? [index + 1] : [];
  });
}

/** Depth shows where a line is, and a comma that another value follows. */
function bare(line: string): string {
  return line.replace(/,$/, '').trim();
}
