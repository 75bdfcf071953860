import type { GraphQLSchema } from 'graphql';
import { isObjectType } from 'graphql';
import { capitalise } from '../graphql/names';
import type { ReferenceSymbol } from '../graphql/symbols';
import { t } from '../i18n/t';

/** Objects whose names say all that an index can of them. */
interface Wrappers {
  readonly id: string;
  readonly label: string;
  readonly sentence: string;
  readonly members: readonly ReferenceSymbol[];
}

/**
 * What carries other objects by the conventions of Relay, which is more than half of a schema that
 * keeps to them.
 *
 * @see https://relay.dev/graphql/connections.htm
 */
export function listWrappers(
  schema: GraphQLSchema,
  symbols: readonly ReferenceSymbol[],
): Wrappers[] {
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
  const payloads = new Set(mutations.map((mutation) => `${capitalise(mutation)}Payload`));
  const hasFields = ({ definition }: ReferenceSymbol, ...names: string[]): boolean =>
    isObjectType(definition) && names.every((name) => name in definition.getFields());
  return [
    {
      id: 'payloads',
      label: t('reference.index.payloads'),
      sentence: t('reference.index.payloadsAre'),
      members: symbols.filter(({ kind, name }) => kind === 'object' && payloads.has(name)),
    },
    {
      id: 'connections',
      label: t('reference.index.connections'),
      sentence: t('reference.index.connectionsAre'),
      members: symbols.filter((symbol) =>
        symbol.name.endsWith('Connection')
          ? hasFields(symbol, 'pageInfo')
          : symbol.name.endsWith('Edge') && hasFields(symbol, 'node', 'cursor'),
      ),
    },
  ].filter(({ members }) => members.length > 0);
}
