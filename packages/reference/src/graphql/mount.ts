import { referencePath } from './routes';

/**
 * Where a site has a reference. All that makes pages and data takes the site to be at `/` and the
 * reference at `referencePath`; addresses get their mount where they leave for a browser or a file.
 */
export interface Mount {
  /** Address of the site on its host, with a slash at both ends. */
  readonly base: string;
  /** Route of the reference below it, as `/docs/graphql`. */
  readonly path: string;
  /** Route of the folder of its `llms.txt` and its package for agents; empty for those of the site. */
  readonly files: string;
}

export const atRoot: Mount = { base: '/', path: referencePath, files: '' };

/** What a site has once, and each further reference of it again. */
const filesOfSite = ['/llms.txt', '/mcp.tgz'];

/** The route of a page, or the path of a file in the build, by its address. */
export function routeAt({ path, files }: Mount, address: string): string {
  if (filesOfSite.includes(address)) return files + address;
  const rest = address.slice(referencePath.length);
  const isOfReference = address.startsWith(referencePath) && /^(?:$|[/#?.])/.test(rest);
  return isOfReference ? path + rest : address;
}

/** An address for a browser. Addresses of other sites and of places on a page stay as they are. */
export function place(mount: Mount, address: string): string {
  if (!/^\/(?!\/)/.test(address)) return address;
  return addressOf(mount, routeAt(mount, address));
}

/** The address of a route for a browser. */
export function addressOf({ base }: Mount, route: string): string {
  return base.slice(0, -1) + route;
}

/** Whether a page of a browser is in the reference. */
export function isWithin(mount: Mount, pathname: string): boolean {
  return `${pathname}/`.startsWith(`${place(mount, referencePath)}/`);
}
