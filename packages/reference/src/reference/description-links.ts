/** Where a link of a description leads; undefined if its address is shown behind its text. */
export type ResolveLink = (url: string) => string | undefined;

/** Links of our own schema: to other sites, and to guides, which `checkDescriptionLinks` knows. */
export const resolveOwnLink: ResolveLink = (url) =>
  isSafeAddress(url) || isGuide(url) ? url : undefined;

/**
 * Links of another schema. One without a scheme leads to the site of its owner, and not to this one.
 *
 * @param site address of the owner's site, if it is known.
 */
export function resolveLinkTo(site: string | undefined): ResolveLink {
  return (url) => {
    if (!isRelative(url)) return isSafeAddress(url) ? url : undefined;
    if (!URL.canParse(url, site)) return undefined;
    const { href } = new URL(url, site);
    return isSafeAddress(href) ? href : undefined;
  };
}

export function isSafeAddress(url: string): boolean {
  return /^(?:https?:\/\/|mailto:)\S+$/i.test(url);
}

/** Route of a guide, to which a migration can lead. */
function isGuide(url: string): boolean {
  return /^\/docs\/[\w/-]+(?:#[\w-]+)?$/.test(url);
}

/** Without a scheme, so that it leads to a place of the site that shows it. */
export function isRelative(url: string): boolean {
  return !/^[a-z][a-z\d+.-]*:/i.test(url);
}
