/** To the files that say what the site is made of, in the same tab. */
export const supplyLinks = [
  { label: 'Third-party notices', to: 'pathname:///third-party-notices.txt', target: '_self' },
  { label: 'Software bill of materials', to: 'pathname:///sbom.cdx.json', target: '_self' },
] as const;
