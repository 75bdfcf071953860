import type { AllContent } from '@docusaurus/types';
import type { Reference } from '../../content/read-reference';
import { domainPath, listDomains } from '../../reference/domains';

export interface DomainCount {
  readonly label: string;
  /** Where its operations are listed. */
  readonly href: string;
  readonly operations: number;
  readonly types: number;
}

/** The domains of the schema that the reference documents. */
export function countDomains(allContent: AllContent): DomainCount[] {
  const { context } = allContent['graphql-reference']?.['default'] as Reference;
  return listDomains(context).map((domain) => ({
    label: domain.label,
    href: domainPath(domain),
    operations: domain.operations.length,
    types: domain.types,
  }));
}
