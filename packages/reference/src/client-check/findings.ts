import { toString } from 'mdast-util-to-string';
import type { Change, Level } from '../changelog/change';
import { dayInWords } from '../changelog/days';
import { describeInMarkdown } from '../changelog/describe-change';
import { groupBy } from '../graphql/group-by';
import type { Place } from '../graphql/problem';
import { formatNumber, pluralForm } from '../i18n/format';
import { t } from '../i18n/t';
import { accessInWords } from '../reference/access';
import type { CheckedApi, ClientFault, ClientReport, OperationReport, Sizes } from './report';

/** One thing to know of a document, at its place in a file. */
export interface Finding extends Place {
  readonly level: 'error' | 'warning' | 'deprecated' | Level;
  /** Sentences in CommonMark, with no marks but those of code. */
  readonly text: string;
  /** Address of a page that says more. */
  readonly href?: string | undefined;
}

/** All that there is to say of an operation, what asks for work first. */
export function findingsOf(operation: OperationReport): Finding[] {
  const { file, line, column } = operation;
  return [
    ...operation.faults.map((fault) => findingOf(fault)),
    ...operation.deprecated.map(({ coordinate, reason, removal, migration, ...place }): Finding => {
      const said = removal ? reason.replace(removal, dayInWords(removal)) : reason;
      const text = t('check.deprecated', { what: `\`${coordinate}\``, reason: said }).trim();
      return { ...placeOf(place), level: 'deprecated', text, href: migration ?? undefined };
    }),
    ...operation.changes.map((change): Finding => {
      return { file, line, column, level: change.level, text: changeInWords(change) };
    }),
  ];
}

export function findingOf(fault: ClientFault): Finding {
  const { level, message, removed, replacement } = fault;
  const text = [
    message,
    ...(removed ? [removalInWords(removed)] : []),
    ...(replacement === undefined
      ? []
      : [t('check.replacement', { replacement: `\`${replacement}\`` })]),
    ...(removed?.note === undefined ? [] : [removed.note]),
  ].join(' ');
  return { ...placeOf(fault), level, text };
}

function placeOf({ file, line, column }: Place): Place {
  return { file, line, column };
}

function removalInWords({ coordinate, release }: Change): string {
  const what = `\`${coordinate}\``;
  return release === undefined
    ? t('check.removedNow', { what })
    : t('check.removedOn', { what, day: dayInWords(release) });
}

function changeInWords(change: Change): string {
  const { release, note } = change;
  const sentence = describeInMarkdown(change);
  const dated =
    release === undefined
      ? t('check.changedNow', { change: sentence })
      : t('check.changedOn', { day: dayInWords(release), change: sentence });
  return note === undefined ? dated : `${dated} ${note}`;
}

/** What callers need for the fields of an operation, a line for each condition. */
export function accessOfOperation(
  { access }: Pick<OperationReport, 'access'>,
  { schema, contract }: Pick<CheckedApi, 'schema' | 'contract'>,
): readonly { readonly needs: string; readonly coordinates: readonly string[] }[] {
  const groups = groupBy(access, ({ access: conditions }) =>
    accessInWords({ schema, contract, links: new Map() }, conditions)
      .map((node) => (node.type === 'inlineCode' ? `\`${node.value}\`` : toString(node)))
      .join(''),
  );
  return Array.from(groups, ([needs, fields]) => {
    return { needs, coordinates: fields.map(({ coordinate }) => coordinate) };
  });
}

/** What an operation costs at most, where that is known, and how deep it goes. */
export function sizeInWords({ cost, depth }: Sizes): string {
  const words = ({ has, of }: Sizes['depth']): Readonly<Record<'has' | 'of', string>> => ({
    has: formatNumber(has),
    of: formatNumber(of),
  });
  const levels = t('check.depth', words(depth));
  return cost ? `${t('check.cost', words(cost))}, ${levels}` : levels;
}

/** How much was found, in one line. */
export function countInWords(
  report: ClientReport,
  findings: readonly Finding[],
  since?: string,
): string {
  if (isEmpty(report)) return t('check.none');
  const { operations } = report;
  const count = (...levels: readonly Finding['level'][]): number =>
    findings.filter(({ level }) => levels.includes(level)).length;
  const say = (number: number, forms: string): string[] =>
    number === 0 ? [] : [pluralForm(number, forms)];
  const changes = count('breaking', 'tolerate', 'safe');
  const faults = [
    ...say(count('error'), t('check.count.errors')),
    ...say(count('warning'), t('check.count.warnings')),
    ...say(count('deprecated'), t('check.count.deprecated')),
  ];
  const nothing = since === undefined || changes === 0 ? [t('check.count.nothing')] : [];
  const found = [
    ...(faults.length === 0 ? nothing : faults),
    ...(since === undefined ? [] : [changesInWords(changes, dayInWords(since))]),
  ];
  const fragments = operations.filter(({ kind }) => kind === 'fragment').length;
  const read = [
    ...say(operations.length - fragments, t('check.count.operations')),
    ...say(fragments, t('check.count.fragments')),
  ].join(', ');
  // Where nothing could be read, what was found says so.
  return `${[read, found.join(', ')].filter(Boolean).join(': ')}.`;
}

function changesInWords(changes: number, since: string): string {
  if (changes === 0) return t('check.count.noChanges', { since });
  return pluralForm(changes, t('check.count.changes', { since }));
}

/** Whether no document was found to be checked. */
export function isEmpty({ operations, unread }: ClientReport): boolean {
  return operations.length === 0 && unread.length === 0;
}

/** All findings of a client, each once: operations share fragments. */
export function allFindings({ operations, unread }: ClientReport): Finding[] {
  const all = [...unread.map((fault) => findingOf(fault)), ...operations.flatMap(findingsOf)];
  const byKey = new Map(all.map((finding) => [JSON.stringify(finding), finding]));
  return [...byKey.values()];
}
