import { buildSchema, Source } from 'graphql';
import type { Answer, AnswerRequests, PersonaRequest } from '../../../graphql/requests';
import { testContract } from '../../../options/__tests__/contract';
import type { Contract } from '../../../options/contract';
import type { AnsweredExample, Example } from '../../example';

export const schema = buildSchema(
  new Source(
    `directive @errors(codes: [ErrorCode!]!) on FIELD_DEFINITION
directive @constraint(maxLength: Int, max: Int, minItems: Int, maxItems: Int, uniqueItems: Boolean, pattern: String, nullable: Boolean) on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
enum ErrorCode { UNAUTHENTICATED FORBIDDEN NOT_FOUND VALIDATION_FAILED CONFLICT }
type Query { book(id: ID!, first: Int @constraint(max: 50)): Book @errors(codes: [NOT_FOUND, VALIDATION_FAILED]) }
type Mutation {
  lend(input: LendInput!): Book
    @errors(codes: [UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VALIDATION_FAILED, CONFLICT])
}
type Book { id: ID! title: String }
input LendInput { bookId: ID! notes: [String!] @constraint(maxItems: 1, maxLength: 3) }`,
    'schema/books.graphql',
  ),
);

export const contract: Contract = {
  errors: {
    ...testContract.errors,
    causes: {
      signedOut: 'UNAUTHENTICATED',
      notAllowed: 'FORBIDDEN',
      notThere: 'NOT_FOUND',
      pastLimit: 'VALIDATION_FAILED',
      repeated: 'CONFLICT',
    },
  },
};

export const objects = ['1', '2'].map((id) => ({ __typename: 'Book', id }));

export const callers = ['guest', 'member', 'admin'].map((id) => ({
  id,
  label: id,
  description: '',
}));

export function exampleOf(
  name: string,
  query: string,
  values: Readonly<Record<string, unknown>>,
  answer: Answer = { data: {} },
): AnsweredExample {
  const variables = { file: '', text: '', values };
  const place = { name, file: `schema/examples/books/${name}.graphql`, linesAbove: 0 };
  const said = { sentence: '', errors: [], deprecated: undefined, after: [] };
  return { ...place, ...said, as: 'admin', query, variables, before: [], answer };
}

export const lend = exampleOf(
  'lend',
  'mutation Lend($input: LendInput!) { lend(input: $input) { id } }',
  { input: { bookId: '1', notes: ['new'] } },
);

/** A library whose book 2 is the admin's to lend, and whose books are lent once. */
export const answer: AnswerRequests = (requests) => {
  const last = requests.at(-1);
  return Promise.resolve(last ? answerOne(last, requests.length > 1) : {});
};

function answerOne({ as, variables }: PersonaRequest, isSecond: boolean): Answer {
  const { id, input, first } = variables as { id?: string; first?: number; input?: LendInput };
  const bookId = input?.bookId ?? id ?? '1';
  if (input && as === 'guest') return failed('UNAUTHENTICATED');
  if (!['1', '2'].includes(bookId)) return failed('NOT_FOUND');
  if ((first ?? 0) > 50 || (input?.notes ?? []).some((note) => note.length > 3))
    return failed('VALIDATION_FAILED');
  if (input && bookId === '2' && as !== 'admin') return failed('FORBIDDEN');
  return input && isSecond ? failed('CONFLICT') : { data: { book: { id: bookId } } };
}

interface LendInput {
  readonly bookId: string;
  readonly notes?: readonly string[];
}

export function failed(code: string): Answer {
  return { data: null, errors: [{ message: code, extensions: { code } }] };
}

export const asked = ({ as, variables, query }: Example): unknown => ({
  as,
  query,
  ...variables?.values,
});
