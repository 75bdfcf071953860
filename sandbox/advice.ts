import { allResolvers } from './domains';

/** Says where to answer a field by a rule or a row, so that nothing has to be made up. */
export function adviceFor(coordinate: string): string {
  const [typeName = ''] = coordinate.split('.');
  const [domain = 'its domain'] =
    Object.entries(allResolvers).find(([, all]) => all.some((one) => typeName in one)) ?? [];
  if (typeName === 'Query' || typeName === 'Mutation')
    return `"${coordinate}" is made up. Resolve it in its domain, in sandbox/domains.`;
  return `"${coordinate}" is made up. Add a resolver in sandbox/domains/${domain}, or the value to tables.yaml there.`;
}
