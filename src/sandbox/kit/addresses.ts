import { urls } from '../../product';

/** Absolute address of a page in the web app, for example `events/018f…`. */
export function webUrl(path: string): string {
  return `${urls.app}/${path}`;
}

/** Issuer of the identity provider. */
export const issuer: string = urls.identity;
