import type { Code, Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type {
  AnnotatedCode,
  LoadedSchema,
  SampleFault,
  SchemaStore,
} from 'graphql-docs-reference/graphql';
import { annotate, checkSample } from 'graphql-docs-reference/graphql';
import { placeInFence } from '../fence';
import { readMeta } from './meta';

/**
 * Checks each `graphql` fence against the schema, and gives its lines the links to the
 * reference. Problems are messages at their place in the file.
 *
 * - ```` ```graphql deprecated="why" ```` allows the use of something deprecated.
 * - ```` ```graphql unchecked="why" ```` shows SDL, or a document that is wrong on purpose.
 *
 * Either opt-out is a problem if it is not needed.
 */
export const remarkGraphqlSamples: Plugin<[SchemaStore], Root> = (store) => (tree, file) => {
  const loaded = store.get(file.path);
  visit(tree, 'code', (node: Code) => {
    if (node.lang !== 'graphql') return;
    const meta = readMeta(node.meta);
    if (loaded.samples === 'error') {
      for (const fault of faultsOf(node, meta, loaded)) {
        file.message(fault.message, {
          place: placeInFence(node, fault),
          ruleId: fault.rule,
          source: 'graphql-samples',
        });
      }
    }
    node.meta = meta.rest;
    const { unchecked } = meta;
    node.data = { ...node.data, unchecked, lines: annotateSafely(node.value, loaded) };
  });
};

type Meta = ReturnType<typeof readMeta>;

interface Fault extends Omit<SampleFault, 'rule'> {
  readonly rule: SampleFault['rule'] | 'opt-out';
}

function faultsOf(node: Code, meta: Meta, { schema }: LoadedSchema): Fault[] {
  const faults = checkSample(node.value, schema);
  const needsReason = (['deprecated', 'unchecked'] as const).filter((name) => meta[name] === '');
  const optOuts = needsReason.map((name) =>
    optOutFault(`Unexpected ${name} without a reason, expected ${name}="why it is shown".`),
  );
  return [...optOuts, ...withOptOut(faults, meta)];
}

function withOptOut(faults: readonly SampleFault[], meta: Meta): readonly Fault[] {
  if (meta.unchecked !== undefined) {
    if (faults.length > 0) return [];
    return [optOutFault('Unexpected opt-out unchecked, the sample is valid. Remove it.')];
  }
  if (meta.deprecated === undefined) return faults;
  const others = faults.filter(({ rule }) => rule !== 'deprecated');
  if (others.length < faults.length) return others;
  return [
    ...others,
    optOutFault('Unexpected opt-out deprecated, the sample uses nothing deprecated. Remove it.'),
  ];
}

/** An opt-out stands on the line of the fence, which is line 0 of the sample. */
function optOutFault(message: string): Fault {
  return { line: 0, column: 1, rule: 'opt-out', message };
}

function annotateSafely(text: string, { schema, links }: LoadedSchema): AnnotatedCode | undefined {
  try {
    return annotate(text, schema, links);
  } catch {
    // What does not parse is shown without links; where that is a fault it has been said.
    return undefined;
  }
}
