import type { LinkPreview } from '../types/schema';
import { invalid } from 'graphql-docs-model';

/** Parameters of addresses that tell where a visitor came from. */
const tracking = /^(?:utm_.*|fbclid|gclid|mc_cid|mc_eid|igshid|si)$/;

/**
 * Card for an address. The platform reads the page; the sandbox reads nothing, so that every page
 * is one without a title, a summary and a picture, and the host stands in for the title.
 *
 * @throws VALIDATION_FAILED for what is no absolute http or https address.
 */
export function linkPreview(field: string, address: string, retrievedAt: string): LinkPreview {
  if (!/^https?:\/\/\S+$/.test(address) || !URL.canParse(address))
    throw invalid(field, 'This must be an absolute http or https address.');
  const host = new URL(address).hostname.replace(/^www\./, '');
  return {
    url: withoutTracking(address),
    host,
    title: host,
    description: null,
    siteName: null,
    imageUrl: null,
    language: null,
    retrievedAt,
  };
}

/** The first address in a text, without the full stop or bracket behind it. */
export function firstAddress(text: string): string | undefined {
  return /https?:\/\/\S*[^\s.,;:!?)\]]/.exec(text)?.[0];
}

/** A valid address without what tells its owner where a visitor came from. */
export function withoutTracking(address: string): string {
  const url = new URL(address);
  const found = [...url.searchParams.keys()].filter((name) => tracking.test(name));
  for (const name of found) url.searchParams.delete(name);
  return found.length > 0 ? url.href : address;
}
