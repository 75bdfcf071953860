import type { GraphQLEnumType } from 'graphql';
import { isEnumType } from 'graphql';
import type { PhrasingContent } from 'mdast';
import { inlineCode, link, phrases, text } from '../document/tree';
import { accessTypesOf } from '../graphql/contract';
import { slugify } from '../graphql/names';
import { scopesPath } from '../graphql/routes';
import { pluralForm } from '../i18n/format';
import type { Access, AccessWords } from '../options/contract';
import type { ReferenceContext } from './context';
import { coordinateLink, enumerate } from './sections';
import { t } from '../i18n/t';

/** What the words need to know. */
type AccessContext = Pick<ReferenceContext, 'contract' | 'links' | 'schema'>;

/** The conditions of access as a sentence with links to the enum values. */
export function accessInWords(context: AccessContext, access: Access): PhrasingContent[] {
  const types = accessTypesOf(context.schema, context.contract);
  const value = (type: string | undefined, name: string): PhrasingContent =>
    coordinateLink(context, `${type}.${name}`, name);
  const isOpen = access.role === context.contract.access?.everyone;
  const { permission, scopes } = access;
  const held = permission === undefined ? [] : [value(types.permission, permission)];
  const connections = access.connections.map((name) => value(types.connections, name));
  const isConnected = connections.length > 0;
  return [
    ...(isOpen
      ? phrases(everyoneWords(held.length > 0), { permission: held })
      : phrases(t('reference.access.role'), { role: [value(types.role, access.role)] })),
    ...(isConnected
      ? phrases(wordsOf(context).connections, { connections: enumerate(connections, 'or') })
      : []),
    ...(isOpen || held.length === 0
      ? []
      : phrases(t('reference.access.permission'), { permission: held })),
    text('.'),
    ...(scopes.length > 0 ? scopesInWords(context, scopes) : []),
  ];
}

function scopesInWords(context: AccessContext, scopes: readonly string[]): PhrasingContent[] {
  const names = scopes.map((name) => scopeLink(context, name));
  const words = pluralForm(scopes.length, t('reference.access.scopes'));
  return [text(' '), ...phrases(words, { scopes: enumerate(names, 'and') })];
}

/** Name of a scope, with a link to what it allows. */
function scopeLink(context: AccessContext, name: string): PhrasingContent {
  const isListed = scopeTypeOf(context)?.getValue(name) !== undefined;
  return isListed ? link(`${scopesPath}#${slugify(name)}`, inlineCode(name)) : inlineCode(name);
}

/** The enum of scopes, if the schema has one. */
export function scopeTypeOf({
  schema,
  contract,
}: Pick<AccessContext, 'contract' | 'schema'>): GraphQLEnumType | undefined {
  const type = schema.getType(accessTypesOf(schema, contract).scopes ?? '');
  return isEnumType(type) ? type : undefined;
}

/** The same in few words, for a table. */
export function accessInShort(context: ReferenceContext, access: Access): PhrasingContent[] {
  const { permission } = access;
  const callers = callersInShort(context, access);
  if (permission === undefined) return callers;
  const held = { permission: [inlineCode(permission)] };
  return [...callers, text(' '), ...phrases(t('reference.access.shortPermitted'), held)];
}

/** Whoever has a connection is signed in. */
function callersInShort(
  context: ReferenceContext,
  { role, connections }: Access,
): PhrasingContent[] {
  const { everyone, signedIn } = context.contract.access ?? {};
  if (role === everyone) {
    return [text(t('reference.access.shortEveryone'))];
  }
  if (connections.length === 0) return [inlineCode(role)];
  const connected = phrases(wordsOf(context).connectionsInShort, {
    connections: enumerate(connections.map(inlineCode), 'or'),
  });
  return role === signedIn ? connected : [inlineCode(role), text(', '), ...connected];
}

function wordsOf({ contract }: AccessContext): AccessWords {
  return (
    contract.access?.words?.() ?? {
      connections: t('reference.access.connections'),
      connectionsInShort: '{connections}',
    }
  );
}

function everyoneWords(isPermitted: boolean): string {
  return isPermitted ? t('reference.access.everyonePermitted') : t('reference.access.everyone');
}
