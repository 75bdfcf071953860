import type { OperationSymbol, ReferenceSymbol } from '../graphql/symbols';
import { translate } from '../i18n/translate';
import { referencePath } from '../graphql/categories';
import { compareNames, isOperation, isType } from '../graphql/symbols';
import type { ReferenceContext } from './context';
import { sourceOf } from './context';

/** A part of the platform, whose operations and types one file of the schema defines. */
export interface Domain {
  readonly file: string;
  readonly label: string;
  /** Anchor of its section on the landing page. */
  readonly id: string;
  readonly operations: readonly OperationSymbol[];
  /** Number of types that its file defines. */
  readonly types: number;
}

/** Files that define operations, by name; a schema in one file is not divided, and gives none. */
export function listDomains({ symbols }: Pick<ReferenceContext, 'symbols'>): Domain[] {
  const operations = symbols.filter(isOperation);
  const types = symbols.filter(isType);
  const files = [...new Set(operations.map(fileOf))];
  if (files.length < 2) return [];
  const names = files.map((file) => ({ file, name: file.replace(/^.*\/|\.\w+$/g, '') }));
  names.sort((a, b) => compareNames(a.name, b.name));
  return names.map(({ file, name }) => {
    return {
      file,
      label: name.replace(/-/g, ' ').replace(/^./, (letter) => letter.toUpperCase()),
      id: `domain-${name}`,
      operations: operations.filter((symbol) => fileOf(symbol) === file),
      types: types.filter((symbol) => fileOf(symbol) === file).length,
    };
  });
}

/** A domain with all its symbols, in the order of the kinds. */
export interface DomainGroup extends Pick<Domain, 'label' | 'id'> {
  readonly symbols: readonly ReferenceSymbol[];
}

/**
 * All symbols by domain, in the order of the sidebar. What belongs to no domain comes last; there
 * are no groups if there are no domains.
 */
export function groupByDomain(context: Pick<ReferenceContext, 'symbols'>): DomainGroup[] {
  const domains = listDomains(context);
  if (domains.length === 0) return [];
  const files = new Map(domains.map(({ file, id, label }) => [file, { id, label }]));
  const common = {
    // No file can be named so.
    id: 'no-domain',
    label: translate({ id: 'reference.common', message: 'Common' }),
  };
  const domainOf = (symbol: ReferenceSymbol): typeof common => files.get(fileOf(symbol)) ?? common;
  return [...files.values(), common]
    .map((domain) => ({
      ...domain,
      symbols: context.symbols.filter((symbol) => domainOf(symbol) === domain),
    }))
    .filter(({ symbols }) => symbols.length > 0);
}

/** Where the symbols of a domain are listed. */
export function domainPath({ id }: Pick<Domain, 'id'>): string {
  return `${referencePath}#${id}`;
}

export function fileOf(symbol: ReferenceSymbol): string {
  return sourceOf(symbol)?.file ?? '';
}
