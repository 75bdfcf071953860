import type { AnsweredExample, Example } from '../examples/example';
import { groupByOperation, requestOf } from '../examples/example';
import type { Answer } from '../graphql/requests';
import { categories } from '../graphql/routes';
import type { OperationSymbol } from '../graphql/symbols';
import { isOperation } from '../graphql/symbols';
import type { Caller } from '../options/model';
import type { Product } from '../options/product';
import type { ReferenceContext } from '../reference/context';
import type { Domain } from '../reference/domains';
import { listDomains } from '../reference/domains';
import { tokenVariableOf } from './collection';

/** What is sent as the JSON of a POST. */
export interface RequestBody {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
}

export interface SentRequest {
  readonly body: RequestBody;
  /** Undefined where no token is sent. */
  readonly token: string | undefined;
}

/** An example as the client of a reader sends it. */
export interface CollectedRequest extends SentRequest {
  /** `books`, or `books.by-topic` for a second use. */
  readonly name: string;
  /** What it does, in CommonMark. */
  readonly sentence: string;
  /** The operation that it is of, and its page. */
  readonly coordinate: string;
  readonly url: string;
  /** What has to be sent first, in this order, for the same answer. */
  readonly before: readonly (SentRequest & { readonly name: string })[];
  readonly answer: Answer;
  readonly codes: readonly string[];
}

/** The requests of one domain. */
export interface RequestFolder {
  readonly label: string;
  /** For names of files: `app-events`. */
  readonly slug: string;
  readonly requests: readonly CollectedRequest[];
}

/** All examples, by domain, or by kind where there are none, and then in the order of the reference. */
export function collectRequests(
  context: Pick<ReferenceContext, 'symbols' | 'examples' | 'groupBy' | 'callers'>,
  siteUrl: Product['siteUrl'],
): RequestFolder[] {
  const domains = listDomains(context);
  const examplesOf = groupByOperation(context.examples);
  const parts = domains.length > 0 ? domains : listKinds(context);
  return parts
    .map(({ label, id, operations }) => ({
      label,
      slug: id.replace(/^domain-/, ''),
      requests: operations.flatMap((operation) =>
        examplesOf(operation).map((example) =>
          collect(example, operation, { ...context, siteUrl }),
        ),
      ),
    }))
    .filter(({ requests }) => requests.length > 0);
}

function listKinds({
  symbols,
}: Pick<ReferenceContext, 'symbols'>): Pick<Domain, 'label' | 'id' | 'operations'>[] {
  const operations = symbols.filter(isOperation);
  return categories.map(({ kind, label }) => ({
    label,
    id: kind,
    operations: operations.filter((operation) => operation.kind === kind),
  }));
}

function collect(
  example: AnsweredExample,
  { coordinate, path }: OperationSymbol,
  { callers, siteUrl }: Pick<ReferenceContext, 'callers'> & Pick<Product, 'siteUrl'>,
): CollectedRequest {
  const { name, sentence, before, answer, errors } = example;
  return {
    ...sentOf(example, callers),
    name,
    sentence,
    coordinate,
    url: siteUrl(path),
    before: before.map((earlier) => ({ ...sentOf(earlier, callers), name: earlier.name })),
    answer,
    codes: errors.map(({ value }) => value),
  };
}

/** What a client shows beside the request, in CommonMark. */
export function notesOf({ sentence, coordinate, url }: CollectedRequest): string {
  return `${sentence}\n\n[\`${coordinate}\`](${url})`;
}

function sentOf(example: Example, callers: readonly Caller[]): SentRequest {
  const { query, variables } = requestOf(example);
  return {
    body: { query: query.trim(), ...(variables && { variables }) },
    token: tokenVariableOf(example.as, callers),
  };
}
