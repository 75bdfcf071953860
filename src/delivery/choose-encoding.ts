const encodings = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

/**
 * Chooses which form of a file is sent: brotli, gzip, or as it is.
 *
 * @param accepted header `Accept-Encoding`.
 * @param has whether there is a file with this at the end of its name.
 */
export function chooseEncoding(
  accepted: string,
  has: (suffix: string) => boolean,
): { readonly suffix: string; readonly encoding?: string } {
  const wanted = accepted.split(',').flatMap((part) => {
    const [name = '', quality = ''] = part.split(';').map((word) => word.trim().toLowerCase());
    return /^q=0(?:\.0*)?$/.test(quality) ? [] : name;
  });
  return (
    encodings.find(({ encoding, suffix }) => wanted.includes(encoding) && has(suffix)) ?? {
      suffix: '',
    }
  );
}
