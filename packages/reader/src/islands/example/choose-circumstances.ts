import { printPath } from 'graphql-docs-reference/graphql';
import type { Condition, ResponsePath } from 'graphql-docs-reference/options';
import { currentApi } from '../../api';
import { create } from '../../create';
import type { Runner } from './runner';
import type { RunnerState } from './state';
import { t } from '../../t';

const labels: Readonly<Record<Condition, string>> = {
  'expired-token': t('example.under.expired'),
  limit: t('example.under.limit'),
  lost: t('example.under.lost'),
  slow: t('example.under.slow'),
  'unknown-value': t('example.under.unknown'),
};

/** More places than this no one looks through. */
const mostPaths = 200;

/**
 * Adds what a reader chooses of how a request ends, its condition and the field that fails: to the
 * menu of an example, whose page must not move, and below the response in the playground. What is
 * returned shows a state in them.
 */
export function createChoices(
  example: Element,
  { ask }: Runner,
  isPlayground: boolean,
): (state: RunnerState) => void {
  const under = createCondition(ask);
  const fail = createFailing(ask);
  const frame = example.querySelector('[data-part=response]');
  const choices = create('div', { className: 'answerChoices' }, under.label, fail.label);
  const menu = isPlayground ? null : example.querySelector('.toolbarMenu');
  (menu ?? frame)?.append(choices);
  const ofPage = frame?.querySelector('pre')?.textContent ?? '';
  let listed: string | undefined;

  return ({ draft, under: condition, failAt, run: { answer } }) => {
    const isElsewhere = Boolean(draft?.to?.target);
    under.label.hidden = isElsewhere;
    under.select.value = condition ?? '';
    const usual = failAt || answer?.circumstances ? undefined : (answer?.response ?? ofPage);
    if (usual !== undefined && usual !== listed) {
      listed = usual;
      fail.list(pathsIn(usual));
    }
    fail.label.hidden = isElsewhere || fail.select.length < 2;
    fail.select.value = failAt ? JSON.stringify(failAt) : '';
  };
}

function createCondition(ask: Runner['ask']) {
  const offered = Object.entries(labels).filter(
    // Where all get the same answers, there is no token.
    ([id]) => id !== 'expired-token' || currentApi().callers.length > 0,
  );
  const select = createSelect([['', t('example.under.usual')], ...offered]);
  select.addEventListener('change', () => {
    const under = (select.value || undefined) as Condition | undefined;
    void ask({ under });
  });
  const label = create('label', { className: 'answerChoice' }, t('example.under'), select);
  return { label, select };
}

function createFailing(ask: Runner['ask']) {
  const none: Option = ['', t('example.fail.none')];
  const select = createSelect([none]);
  select.addEventListener('change', () => {
    const failAt = select.value === '' ? undefined : (JSON.parse(select.value) as ResponsePath);
    void ask({ failAt });
  });
  const label = create('label', { className: 'answerChoice' }, t('example.fail'), select);
  const list = (paths: readonly ResponsePath[]): void => {
    const options = paths.map((path): Option => [JSON.stringify(path), printPath(path)]);
    select.replaceChildren(...[none, ...options].map(createOption));
  };
  return { label, select, list };
}

type Option = readonly [value: string, label: string];

function createSelect(options: readonly Option[]): HTMLSelectElement {
  return create('select', { className: 'toolbarButton' }, ...options.map(createOption));
}

function createOption([value, label]: Option): HTMLOptionElement {
  return create('option', { value }, label);
}

/** Where a response has fields, in its order. */
export function pathsIn(response: string): ResponsePath[] {
  try {
    const { data } = JSON.parse(response) as { readonly data?: unknown };
    return fieldsBelow(data, []).slice(0, mostPaths);
  } catch {
    return [];
  }
}

function fieldsBelow(value: unknown, path: ResponsePath): ResponsePath[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((entry, n) => fieldsBelow(entry, [...path, n]));
  return Object.entries(value)
    .filter(([key]) => key !== '__typename')
    .flatMap(([key, below]) => [[...path, key], ...fieldsBelow(below, [...path, key])]);
}
