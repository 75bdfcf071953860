import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import type { Contract, Directives, GroupBy, Texts } from '../../options/contract';
import { findUnknownNames } from '../unknown-names';

const schema = buildSchema(`
  directive @permit(needs: Rank!, any: [Rank!]) on FIELD_DEFINITION
  directive @fails(codes: [FaultCode!]!) on FIELD_DEFINITION
  directive @area(name: String!) on FIELD_DEFINITION
  enum Rank { GUEST STAFF }
  enum FaultCode { GONE BROKEN }
  type Train { id: ID }
  type Query { trains: [Train!]! }
`);

const access = { directive: 'permit', role: 'needs' };
const errors = { directive: 'fails', argument: 'codes', enum: 'FaultCode', common: ['BROKEN'] };

interface Options {
  readonly contract?: Contract;
  readonly directives?: Directives;
  readonly groupBy?: GroupBy;
  readonly texts?: Texts;
}

const check = (options: Options): string[] =>
  findUnknownNames(schema, options).map(({ message }) => message);

it('accepts names that the schema has', () => {
  expect(
    check({
      contract: { access: { ...access, everyone: 'GUEST', signedIn: 'STAFF' }, errors },
      directives: { area: 'show' },
      groupBy: { directive: 'area', argument: 'name' },
      texts: { list: { type: '[Train!]!', of: 'trains' } },
    }),
  ).toEqual([]);
  expect(check({})).toEqual([]);
});

it('accepts directives of Federation, which a subgraph need not define', () => {
  const groupBy = { directive: 'tag', argument: 'name' };
  expect(check({ directives: { federation__inaccessible: 'hide' }, groupBy })).toEqual([]);
});

it.each<[Options, string]>([
  [
    { contract: { access: { ...access, directive: 'permt' } } },
    'Unexpected "permt" in contract.access.directive, which the schema lacks. Did you mean "permit"?',
  ],
  [
    { contract: { access: { ...access, role: 'ned' } } },
    'Unexpected "ned" in contract.access.role, which the schema lacks. Did you mean "needs"?',
  ],
  [
    { contract: { access: { ...access, role: 'any' } } },
    'Unexpected "any" in contract.access.role, of type [Rank!], expected an argument for one value of an enum, the lowest role first.',
  ],
  [
    { contract: { access: { ...access, everyone: 'GUESTS' } } },
    'Unexpected "GUESTS" in contract.access.everyone, which the schema lacks. Did you mean "GUEST"?',
  ],
  [
    { contract: { errors: { ...errors, enum: 'Faultcode' } } },
    'Unexpected "Faultcode" in contract.errors.enum, which the schema lacks. Did you mean "FaultCode"?',
  ],
  [
    { contract: { errors: { ...errors, causes: { notThere: 'GON' } } } },
    'Unexpected "GON" in contract.errors.causes, which the schema lacks. Did you mean "GONE"?',
  ],
  [
    { directives: { are: 'hide' } },
    'Unexpected "are" in directives, which the schema lacks. Did you mean "area"?',
  ],
  [
    { groupBy: { directive: 'area', argument: 'nam' } },
    'Unexpected "nam" in groupBy.argument, which the schema lacks. Did you mean "name"?',
  ],
  [
    { texts: { firstRequest: 'query Trains { train { id } }' } },
    'Unexpected texts.firstRequest. Cannot query field "train" on type "Query". Did you mean "trains"?',
  ],
  [
    { texts: { list: { type: '[Trains!]!', of: 'trains' } } },
    'Unexpected "Trains" in texts.list.type, which the schema lacks. Did you mean "Train" or "Rank"?',
  ],
])('refuses %j', (options, message) => {
  expect(check(options)).toEqual([message]);
});
