import { invalid } from './failure';
import { withoutTracking } from './tracking';
import type { LinkPreview } from '../types/schema';

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
