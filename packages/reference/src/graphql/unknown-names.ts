import type { GraphQLDirective, GraphQLSchema } from 'graphql';
import { getNullableType, isEnumType } from 'graphql';
import type { Contract, Directives, GroupBy, Texts } from '../options/contract';
import { checkSample } from './check-sample';
import { isOfFederation } from './federation';
import { suggest } from './problem';

interface NamingOptions {
  readonly contract?: Contract | undefined;
  readonly directives?: Directives | undefined;
  readonly groupBy?: GroupBy | undefined;
  readonly texts?: Texts | undefined;
}

/** A name in the options that the schema doesn't have. */
interface UnknownName {
  readonly name: string;
  /** A sentence with the option, and what it may have meant. */
  readonly message: string;
}

/** Names in the options of a site that its schema lacks: pages would say nothing, or what isn't so. */
export function findUnknownNames(
  schema: GraphQLSchema,
  { contract: { access, errors } = {}, directives = {}, groupBy, texts }: NamingOptions,
): UnknownName[] {
  const unknown: UnknownName[] = [];

  function expect(option: string, name: string | undefined, known: readonly string[]): boolean {
    if (name === undefined) return false;
    if (known.includes(name)) return true;
    const message = `Unexpected "${name}" in ${option}, which the schema lacks.${suggest(name, known)}`;
    unknown.push({ name, message });
    return false;
  }

  function directiveAt(option: string, name: string | undefined): GraphQLDirective | undefined {
    const known = schema.getDirectives().map((directive) => directive.name);
    if (name !== undefined && !known.includes(name) && isOfFederation(name)) return undefined;
    return expect(option, name, known) ? (schema.getDirective(name ?? '') ?? undefined) : undefined;
  }

  function expectArguments<Key extends string>(
    option: string,
    names: Readonly<Partial<Record<Key | 'directive', unknown>>>,
    keys: readonly Key[],
  ): void {
    const { directive: name } = names;
    const directive = directiveAt(`${option}.directive`, name as string | undefined);
    const known = directive?.args.map((argument) => argument.name);
    if (known) for (const key of keys) expect(`${option}.${key}`, names[key] as string, known);
  }

  if (access) {
    expectArguments('contract.access', access, ['role', 'connections', 'permission', 'scopes']);
    const argument = schema
      .getDirective(access.directive)
      ?.args.find(({ name }) => name === access.role);
    const role = argument && getNullableType(argument.type);
    if (isEnumType(role)) {
      const roles = role.getValues().map(({ name }) => name);
      expect('contract.access.everyone', access.everyone, roles);
      expect('contract.access.signedIn', access.signedIn, roles);
    } else if (role) {
      const message = `Unexpected "${access.role}" in contract.access.role, of type ${String(role)}, expected an argument for one value of an enum, the lowest role first.`;
      unknown.push({ name: access.role, message });
    }
  }
  if (errors) {
    expectArguments('contract.errors', errors, ['argument']);
    const enums = Object.values(schema.getTypeMap()).filter(isEnumType);
    expect(
      'contract.errors.enum',
      errors.enum,
      enums.map(({ name }) => name),
    );
    const codes = enums.find(({ name }) => name === errors.enum)?.getValues();
    if (codes) {
      const known = codes.map(({ name }) => name);
      for (const code of errors.common) expect('contract.errors.common', code, known);
      for (const code of Object.values(errors.causes ?? {}))
        expect('contract.errors.causes', code, known);
    }
  }
  for (const name of Object.keys(directives)) directiveAt('directives', name);
  if (typeof groupBy === 'object') expectArguments('groupBy', groupBy, ['argument']);
  const listed = /\w+/.exec(texts?.list?.type ?? '')?.[0];
  expect('texts.list.type', listed, Object.keys(schema.getTypeMap()));
  const request = texts?.firstRequest;
  for (const { message } of request === undefined ? [] : checkSample(request, schema))
    unknown.push({ name: 'firstRequest', message: `Unexpected texts.firstRequest. ${message}` });
  return unknown;
}
