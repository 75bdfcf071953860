import type { Endpoints, Product } from 'graphql-docs-reference/options';
import { bearer } from 'graphql-docs-reference/options';

/** Where requests go from pages, as data for the browser. */
export function endpointsOf({
  endpoint: production,
  staging,
  localApi: local,
  auth = bearer,
}: Product): Endpoints {
  // Where there is a local API, readers try requests there first.
  const offered = production === undefined || local ? [] : [production];
  return { production, staging, local, auth, offered };
}
