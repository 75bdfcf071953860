import { checkCount, checkLength } from '../../kit/checks';
import type { Clock } from '../../kit/clock';
import { invalid } from '../../kit/failure';
import { isUploaded } from '../../kit/uploads';
import type { AspectRatio, FeedPostImage, FeedPostImageInput } from '../../types/schema';

const width = 1600;

/** Parts of the width and height; the sandbox has no files and takes each for one of 3 to 2. */
const shapes: Readonly<Record<AspectRatio, readonly [width: number, height: number]>> = {
  SQUARE: [1, 1],
  PORTRAIT: [4, 5],
  LANDSCAPE: [4, 3],
  WIDE: [16, 9],
  ORIGINAL: [3, 2],
};

/**
 * Pictures of a feed post in the order of display; those that it has already keep their identity.
 *
 * @throws VALIDATION_FAILED for more than 10, texts that are too long, and files from elsewhere.
 */
export function feedPostImages(
  images: readonly FeedPostImageInput[],
  present: readonly FeedPostImage[],
  clock: Clock,
): FeedPostImage[] {
  checkCount('input.images', images, 0, 10);
  return images.map((image, index) => {
    const { url, altText, aspectRatio, caption = null, credit = null } = image;
    const field = `input.images.${index}`;
    const kept = present.find(({ originalUrl }) => originalUrl === url);
    if (!kept && !isUploaded(url)) throw invalid(`${field}.url`, 'Upload the file first.');
    checkLength(`${field}.altText`, altText, 0, 300);
    checkLength(`${field}.caption`, caption, 0, 160);
    checkLength(`${field}.credit`, credit, 0, 160);
    const [across, down] = shapes[aspectRatio];
    return {
      id: kept?.id ?? clock.newId(),
      url:
        aspectRatio === 'ORIGINAL'
          ? `${url}?tr=w-${width}`
          : `${url}?tr=ar-${across}-${down},w-${width}`,
      originalUrl: url,
      aspectRatio,
      width,
      height: Math.round((width * down) / across),
      altText,
      caption,
      credit,
      blurHash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj',
    };
  });
}
