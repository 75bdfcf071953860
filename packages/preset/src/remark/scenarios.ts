import type { Code } from 'mdast';
import type { VFile } from 'vfile';
import type { ScenarioPart } from 'graphql-docs-reference/document';
import type { PersonaRequest } from 'graphql-docs-reference/graphql';
import type { FenceMeta } from './fence';

interface Sample {
  readonly node: Code;
  readonly meta: FenceMeta;
}

export interface PartOfScenario {
  readonly scenario: ScenarioPart;
  /** The requests of all its steps so far, which later parts have answered first. */
  readonly earlier: PersonaRequest[];
}

/** What each sample of a scenario is in it, and messages for those that can be nothing. */
export function readScenarios<R extends Sample>(
  runnables: readonly R[],
  file: VFile,
): ReadonlyMap<R, PartOfScenario> {
  const parts = new Map<R, PartOfScenario>();
  const begun = new Map<string, { number: number; readonly earlier: PersonaRequest[] }>();
  for (const runnable of runnables) {
    const { node, meta } = runnable;
    const { scenario: name = '', step } = meta;
    const state = begun.get(name) ?? { number: 0, earlier: [] };
    const fault = faultInScenario(runnable, state.number === 0);
    if (fault !== undefined) {
      file.message(fault, node.position, 'runnable:scenario');
    } else if (name !== '') {
      const isLook = step === undefined;
      if (!isLook) state.number += 1;
      const count = runnables.filter(
        ({ meta: other }) => other.scenario === name && other.step !== undefined,
      ).length;
      const { number, earlier } = state;
      begun.set(name, state);
      parts.set(runnable, { scenario: { name, step: step ?? '', number, count, isLook }, earlier });
    }
  }
  return parts;
}

function faultInScenario(
  { node, meta: { scenario, step } }: Sample,
  isFirst: boolean,
): string | undefined {
  if (scenario === undefined)
    return step === undefined
      ? undefined
      : `Unexpected step="${step}" without a scenario, expected scenario="its name" beside it.`;
  if (scenario === '') return 'Unexpected scenario without a name, expected scenario="its name".';
  if (step === '') return 'Unexpected step without words, expected step="what is done".';
  if (step !== undefined) return undefined;
  if (isFirst)
    return `Unexpected beginning of the scenario "${scenario}" without a step, expected step="what is done".`;
  return /^\s*mutation\b/m.test(node.value)
    ? `Unexpected mutation in the scenario "${scenario}" without a step. Add step="what is done", or send a query.`
    : undefined;
}
