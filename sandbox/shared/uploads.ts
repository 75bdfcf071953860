import { checksum } from './text';
import type { Clock } from 'graphql-docs-model';
import { isAddress } from 'graphql-docs-reference/graphql';

/** Where stored images are delivered when nobody names another service. */
export const urlEndpoint = 'https://images.example';

/** Largest file that the image service takes, in bytes. */
export const maxUploadBytes = 10 * 1024 * 1024;

/** What one signature allows. */
export interface Upload {
  readonly token: string;
  readonly folder: string;
  readonly acceptedTypes: readonly string[];
}

export interface ImageSize {
  /** In pixels, as are the heights. */
  readonly width: number;
  readonly height: number;
}

/** An image service, as `Mutation.getImagekitAuthParams` describes it to a client. */
export interface UploadService {
  readonly publicKey: string;
  readonly uploadUrl: string;
  readonly urlEndpoint: string;
  /** Allows one upload until `expire`, in seconds since 1970. */
  readonly sign: (upload: Upload) => { readonly expire: number; readonly signature: string };
  /** Size of the stored image at an address; without this, the service stores none. */
  readonly sizeOf?: (url: string) => ImageSize | undefined;
}

const validFor = 30 * 60;

/** The end of what is signed at a moment in milliseconds, in seconds. */
export function expiryOf(signedAt: number): number {
  return Math.floor(signedAt / 1000) + validFor;
}

/** Stands for the image service of the platform. It answers no upload. */
export function modelOfUploads(clock: Clock): UploadService {
  return {
    publicKey: 'public_sandbox',
    uploadUrl: 'https://upload.images.example/api/v1/files/upload',
    urlEndpoint,
    sign: ({ token }) => {
      const expire = expiryOf(Date.parse(clock.now()));
      // Looks like the HMAC-SHA1 of the platform and isn't one: a browser has no private key.
      const signature = [0, 1, 2, 3, 4].map((round) => checksum(`${round}${token}${expire}`));
      return { expire, signature: signature.join('') };
    },
  };
}

/** Address of an image that the local API stores; those of the platform begin with https. */
const localImage = /^http:\/\/[^\s/]+\/images\/\S+$/;

/** Whether an address can be that of an uploaded image; who uploaded it, the sandbox does not know. */
export function isUploaded(url: string): boolean {
  const isStored = url.startsWith(`${urlEndpoint}/`) || localImage.test(url);
  return isStored && isAddress(url) && url.length <= 2048;
}

/** What is wrong with the address of an image that has to be uploaded first. */
export function notUploaded(url: string): string | undefined {
  return isUploaded(url)
    ? undefined
    : 'The image must be uploaded with getImagekitAuthParams first.';
}

/** A picture, and what is said of it to who cannot see it. */
interface Picture {
  readonly imageUrl: string | null;
  readonly imageAltText: string | null;
}

/** Text alternative after a change. It belongs to one picture, and goes with it. */
export function altTextAfter(
  before: Picture,
  change: { readonly [Key in keyof Picture]?: Picture[Key] | undefined },
): string | null {
  const { imageUrl = before.imageUrl, imageAltText } = change;
  if (imageUrl === null) return null;
  if (imageAltText !== undefined) return imageAltText;
  return imageUrl === before.imageUrl ? before.imageAltText : null;
}
