import { product, siteUrl, sourceUrl } from '../../product';

const day = 24 * 60 * 60 * 1000;

/**
 * `security.txt` of RFC 9116: where to report a vulnerability.
 *
 * @throws Error if it has expired, or is valid for more than the year that the RFC recommends.
 */
export function contactFile(
  { contact, expires }: { readonly contact: string; readonly expires: string } = product.security,
  now = Date.now(),
): string {
  const days = (Date.parse(expires) - now) / day;
  if (!(days > 0 && days <= 366)) {
    throw new Error(
      `src/product.ts Unexpected "${expires}" for security.expires, expected a day within a year from now. Check that somebody reads the mail to ${contact}, then set a new day.`,
    );
  }
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${expires}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl('/.well-known/security.txt')}`,
    `Policy: ${sourceUrl('SECURITY.md')}`,
    '',
  ].join('\n');
}
