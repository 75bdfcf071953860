import type { GraphQLEnumValue } from 'graphql';
import { isInterfaceType, isObjectType } from 'graphql';
import type { PhrasingContent } from 'mdast';
import type { Block } from '../document/tree';
import { heading, inlineCode, joined, link, paragraph, phrases, text } from '../document/tree';
import { accessOf } from '../graphql/contract';
import { slugify } from '../graphql/names';
import { scopesPath } from '../graphql/routes';
import { isOperation } from '../graphql/symbols';
import { scopeTypeOf } from './access';
import type { ReferenceContext } from './context';
import { describe } from './description';
import { groupByDomain } from './domains';
import type { ReferencePage } from './page';
import { coordinateLink, coordinateList, placeList } from './sections';
import { t } from '../i18n/t';

/** The page of all scopes, each with what needs it; undefined if the schema has no enum of scopes. */
export function makeScopesPage(context: ReferenceContext): ReferencePage | undefined {
  const type = scopeTypeOf(context);
  if (!type) return undefined;
  const needs = listNeeds(context);
  return {
    path: scopesPath,
    title: t('reference.scopes.title'),
    description: t('reference.scopes.description'),
    editUrl: context.sourceUrl(context.source.folder),
    tree: {
      type: 'root',
      children: [
        ...describe(type.description, context),
        ...guide(context),
        ...type.getValues().flatMap((value) => scopeSection(context, value, needs)),
      ],
    },
  };
}

function guide({ texts }: ReferenceContext): Block[] {
  const address = texts.guides?.scopes;
  if (address === undefined) return [];
  const words = { guide: [link(address, text(t('reference.scopes.guide')))] };
  return [paragraph(...phrases(t('reference.scopes.ask'), words))];
}

/** Something that needs scopes: an operation, or a field of an object. */
interface Need {
  readonly coordinate: string;
  readonly scopes: readonly string[];
}

function listNeeds({ schema, symbols, contract }: ReferenceContext): Need[] {
  return symbols.flatMap((symbol): Need[] => {
    const { coordinate, definition } = symbol;
    if (isOperation(symbol))
      return [{ coordinate, scopes: accessOf(schema, symbol.definition, contract)?.scopes ?? [] }];
    if (!isObjectType(definition) && !isInterfaceType(definition)) return [];
    return Object.values(definition.getFields()).map((field) => ({
      coordinate: `${coordinate}.${field.name}`,
      scopes: accessOf(schema, field, contract)?.scopes ?? [],
    }));
  });
}

function scopeSection(
  context: ReferenceContext,
  { name, description }: GraphQLEnumValue,
  needs: readonly Need[],
): Block[] {
  const own = needs.flatMap(({ coordinate, scopes }) => (scopes.includes(name) ? coordinate : []));
  const operations = new Set(
    context.symbols.flatMap((symbol) =>
      isOperation(symbol) && own.includes(symbol.coordinate) ? symbol.coordinate : [],
    ),
  );
  const fields = own.filter((coordinate) => !operations.has(coordinate));
  return [
    heading(2, slugify(name), [inlineCode(name)]),
    ...describe(description, context),
    ...labelled(t('reference.scopes.operations'), operationList(context, operations)),
    ...labelled(t('reference.scopes.fields'), coordinateList(context, fields)),
  ];
}

function labelled(label: string, blocks: readonly Block[]): Block[] {
  return blocks.length === 0 ? [] : [paragraph(text(label)), ...blocks];
}

/** A line for each domain that has some; one for each kind where there are no domains. */
function operationList(context: ReferenceContext, operations: ReadonlySet<string>): Block[] {
  const groups = groupByDomain(context);
  if (groups.length === 0) return coordinateList(context, [...operations]);
  const lines = groups.flatMap(({ label, symbols }): PhrasingContent[][] => {
    const own = symbols.filter(({ coordinate }) => operations.has(coordinate));
    if (own.length === 0) return [];
    const links = own.map(({ coordinate, name }) => [coordinateLink(context, coordinate, name)]);
    return [[text(`${label}: `), ...joined(links)]];
  });
  return placeList(lines);
}
