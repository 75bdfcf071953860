import { t } from '../i18n/t';
import type { Circumstances, Loss, ResponsePath } from '../options/model';

/** What happened to a request that was not answered as usual, in one sentence. */
export function sayCircumstances({
  under,
  delay,
  unknown,
  ...failed
}: Circumstances): string | undefined {
  if (failed.loss) return sayLoss(failed.loss);
  if ('loss' in failed) return t('circumstances.notFailed');
  switch (under) {
    case undefined:
      return undefined;
    case 'expired-token':
      return t('circumstances.expired');
    case 'limit':
      return t('circumstances.limit');
    case 'lost':
      return t('circumstances.lost');
    case 'slow':
      return t('circumstances.slow', { seconds: (delay ?? 0) / 1000 });
    case 'unknown-value':
      return unknown
        ? t('circumstances.unknown', { ...unknown, path: printPath(unknown.path) })
        : t('circumstances.noEnum');
  }
}

/** What stands in the place of a response that was lost. */
export function sayNoResponse(): string {
  return t('circumstances.noResponse');
}

/** A place in `data` as JavaScript has it: `data.books[0].title`. */
export function printPath(path: ResponsePath): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .reduce((text, key) => text + key, 'data');
}

/** What is at a path within a value; undefined where nothing is. */
export function valueAt(value: unknown, path: ResponsePath): unknown {
  return path.reduce(
    (holder, key) =>
      typeof holder === 'object' && holder !== null
        ? (holder as Readonly<Record<string | number, unknown>>)[key]
        : undefined,
    value,
  );
}

/** Why null stands where it does, step by step. */
function sayLoss({ nullAt, steps }: Loss): string {
  const parts = steps.map(({ coordinate, type, isEntry }, index) => {
    const values = { coordinate, type, owner: coordinate.split('.')[0] ?? '' };
    const isLast = index === steps.length - 1;
    if (isLast && nullAt.length > 0)
      return isEntry
        ? t('circumstances.loss.nullableEntry', values)
        : t('circumstances.loss.nullable', values);
    if (isLast) return t('circumstances.loss.root', values);
    return isEntry ? t('circumstances.loss.entry', values) : t('circumstances.loss.field', values);
  });
  return `${parts.join('; ')}.`;
}
