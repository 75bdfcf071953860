const signatures = [
  { mediaType: 'image/jpeg', pattern: /^\xff\xd8\xff/ },
  { mediaType: 'image/png', pattern: /^\x89PNG\r\n/ },
  { mediaType: 'image/gif', pattern: /^GIF8[79]a/ },
  { mediaType: 'image/webp', pattern: /^RIFF[^]{4}WEBP/ },
] as const;

export type MediaType = (typeof signatures)[number]['mediaType'];

/**
 * Media type of a picture by its first bytes, because the name and the type that a client sends
 * prove nothing. Undefined for everything else.
 *
 * @see https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern
 */
export function mediaTypeOf(file: Uint8Array): MediaType | undefined {
  const beginning = String.fromCharCode(...file.subarray(0, 12));
  return signatures.find(({ pattern }) => pattern.test(beginning))?.mediaType;
}
