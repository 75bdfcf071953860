import { posix } from 'node:path';
import type { LinkTo } from '../../document/markdown';
import { UnexpectedNode } from '../../document/markdown';
import { suggest } from '../../graphql/suggest';
import { siteUrl } from '../../product';
import { twinAddress } from '../twin-addresses';

/** Links of a guide or post: by the path of a file, by an address of the site, or to another site. */
export function guideLinks(
  { file, path }: { readonly file: string; readonly path: string },
  routes: ReadonlyMap<string, string>,
): LinkTo {
  return ({ url, position }) => {
    if (url.startsWith('pathname:')) return twinAddress(url.replace(/^pathname:\/+/, '/'));
    if (/^[a-z][\w+.-]*:/i.test(url)) return url;
    if (url.startsWith('#')) return twinAddress(`${path}${url}`);
    const [target = '', fragment] = url.split('#');
    if (!/\.mdx?$/.test(target)) return twinAddress(new URL(url, siteUrl(path)).href);
    const name = posix.join(posix.dirname(file), decodeURI(target));
    const route = routes.get(name);
    if (route === undefined) {
      const message = `Unexpected link to "${name}", which is no page.${suggest(name, routes.keys())}`;
      throw new UnexpectedNode({ type: 'link', url, position, children: [] }, message);
    }
    return twinAddress(fragment === undefined ? route : `${route}#${fragment}`);
  };
}
