import { checkCount, checkLength } from '../../kit/checks';
import type { Context } from '../../kit/context';
import { isUploaded } from '../../kit/uploads';
import { invalid } from '../../kit/failure';
import type { PostImage, PostImageInput } from '../../types/schema';

/** What each image has that the image service has not stored: the sandbox has no files. */
const measured = {
  width: 1600,
  height: 1200,
  blurHash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj',
} as const;

const mediaTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
};

/**
 * Pictures of a post in the order of display; those that the post has already keep their identity.
 *
 * @throws VALIDATION_FAILED for more than 10, texts that are too long, and files from elsewhere.
 */
export function postImages(
  images: readonly PostImageInput[],
  present: readonly PostImage[],
  context: Context,
): PostImage[] {
  checkCount('input.images', images, 0, 10);
  return images.map(({ url, altText = null, caption = null }, index) => {
    const field = `input.images.${index}`;
    const kept = present.find((image) => image.url === url);
    if (!kept && !isUploaded(url)) throw invalid(`${field}.url`, 'Upload the file first.');
    checkLength(`${field}.altText`, altText, 0, 300);
    checkLength(`${field}.caption`, caption, 0, 160);
    return { ...(kept ?? newImage(url, context)), altText, caption };
  });
}

function newImage(url: string, { world, uploads }: Context): PostImage {
  const extension = /\.(\w+)(?:\?|$)/.exec(url)?.[1]?.toLowerCase() ?? '';
  return {
    ...measured,
    ...uploads?.sizeOf?.(url),
    id: world.clock.newId(),
    url,
    mediaType: mediaTypes[extension] ?? 'image/jpeg',
    altText: null,
    caption: null,
  };
}
