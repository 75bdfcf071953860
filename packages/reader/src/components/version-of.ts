/** The version of the docs that a document belongs to; what is no guide is always current. */
export function versionOf({ head }: Document): string {
  const meta = head.querySelector<HTMLMetaElement>('[name=docusaurus_version]');
  return meta?.content ?? 'current';
}
