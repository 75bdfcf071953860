import type { ConstDirectiveNode, GraphQLSchema } from 'graphql';
import { Kind, print } from 'graphql';
import type { Contract } from '../options/contract';
import type { ElementChange } from './change';
import type { Arguments } from './compare-access';
import { compareAccess, listOf } from './compare-access';
import type { Element } from './elements';

/** How the directives differ that the SDL applies to something, besides `@deprecated`. */
export function compareApplications(
  before: Element,
  after: Element,
  schema: GraphQLSchema,
  { access, errors }: Contract,
): ElementChange[] {
  const names = new Set([...before.directives, ...after.directives].map(({ name }) => name.value));
  return [...names].flatMap((name) => {
    if (name === 'deprecated') return [];
    const old = applicationsOf(name, before);
    const now = applicationsOf(name, after);
    if (old.map(print).join(' ') === now.map(print).join(' ')) return [];
    const sides = [argumentsOf(old[0]), argumentsOf(now[0])] as const;
    if (name === access?.directive) return compareAccess(...sides, access, schema);
    if (name === errors?.directive) return compareErrors(...sides, errors.argument);
    return compareOthers(name, old, now);
  });
}

function applicationsOf(name: string, { directives }: Element): readonly ConstDirectiveNode[] {
  return directives.filter((directive) => directive.name.value === name);
}

function argumentsOf(directive: ConstDirectiveNode | undefined): Arguments {
  return new Map(
    (directive?.arguments ?? []).map(({ name, value }) => [
      name.value,
      value.kind === Kind.LIST ? value.values.map((item) => print(item)) : print(value),
    ]),
  );
}

/** Clients treat a code that they don't know as any failure, so that a new one breaks nothing. */
function compareErrors(before: Arguments, after: Arguments, argument: string): ElementChange[] {
  const [old, now] = [listOf(before, argument), listOf(after, argument)];
  const added = now.filter((code) => !old.includes(code));
  const removed = old.filter((code) => !now.includes(code));
  return [
    ...(added.length > 0
      ? [{ kind: 'error-code-added', level: 'tolerate', after: added.join(', ') } as const]
      : []),
    ...(removed.length > 0
      ? [{ kind: 'error-code-removed', level: 'safe', before: removed.join(', ') } as const]
      : []),
  ];
}

/** What the directives of another schema mean is not known, except `@oneOf`, which is GraphQL's. */
function compareOthers(
  name: string,
  before: readonly ConstDirectiveNode[],
  after: readonly ConstDirectiveNode[],
): ElementChange[] {
  const level = name === 'oneOf' && before.length === 0 ? 'breaking' : 'tolerate';
  const [old, now] = [before.map(print).join(' '), after.map(print).join(' ')];
  if (before.length === 0) return [{ kind: 'directive-applied', level, after: now }];
  if (after.length === 0) return [{ kind: 'directive-unapplied', level, before: old }];
  return [{ kind: 'directive-argument-changed', level, before: old, after: now }];
}
