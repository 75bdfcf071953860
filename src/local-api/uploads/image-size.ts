import { imageSize } from 'image-size';
import type { ImageSize } from '../../sandbox';

/** Orientations of EXIF from here on turn an image by a quarter, as browsers show it. */
const firstTurned = 5;

/** Size of an image as it is shown; undefined for a file that is damaged. */
export function sizeOf(file: Uint8Array): ImageSize | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(file);
    return orientation < firstTurned ? { width, height } : { width: height, height: width };
  } catch {
    return undefined;
  }
}
