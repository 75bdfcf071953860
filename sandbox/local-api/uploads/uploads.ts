import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { imageSize } from 'image-size';
import type { ImageSize, Upload, UploadService } from '../..';
import { expiryOf, maxUploadBytes } from '../..';
import type { Env } from '../answers';
import { keepLast } from '../answers';
import type { UploadForm } from './forms';
import { readUpload, UploadError } from './forms';

export interface StoredImage {
  readonly mediaType: MediaType;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly imageSize: ImageSize | undefined;
}

/** What ImageKit answers after an upload, as far as the platform uses it. A damaged image has no width and height. */
export interface StoredFile extends Partial<ImageSize> {
  readonly fileId: string;
  readonly name: string;
  readonly filePath: string;
  readonly url: string;
  readonly thumbnailUrl: string;
  readonly fileType: 'image';
  readonly size: number;
}

export interface Uploads {
  /** The service as the API describes it to clients that reach it at `origin`. */
  readonly at: (origin: string) => UploadService;
  /** @throws UploadError for an upload that was not signed, or for a file that is not accepted. */
  readonly store: (form: UploadForm, origin: string) => Promise<StoredFile>;
  /** The image at a path such as `/content/beds_1f0a.jpg`. */
  readonly find: (filePath: string) => StoredImage | undefined;
  readonly clear: () => void;
}

interface Grant extends Upload {
  readonly expire: number;
  readonly signature: string;
}

const publicKey = 'public_local';
/** Signatures that wait for their upload, of which the oldest go first. */
const mostGrants = 1_000;

/** All pictures together: ten of the largest. */
const mostBytes = 10 * maxUploadBytes;

/** Each has a name and a place besides its bytes. */
const mostImages = 1_000;

/** Characters of a name that are kept. */
const longestStem = 100;

const askAgain = 'Ask getImagekitAuthParams for new values before each attempt.';

/** An image service in memory that signs and checks as ImageKit does. `now` is in milliseconds. */
export function createUploads(now: () => number = Date.now): Uploads {
  const privateKey = randomBytes(32);
  const grants = new Map<string, Grant>();
  const images = new Map<string, StoredImage>();
  let storedBytes = 0;

  function sign(upload: Upload): Pick<Grant, 'expire' | 'signature'> {
    const expire = expiryOf(now());
    const signature = createHmac('sha1', privateKey)
      .update(`${upload.token}${expire}`)
      .digest('hex');
    grants.set(upload.token, { ...upload, expire, signature });
    keepLast(mostGrants, grants);
    return { expire, signature };
  }

  /** A token is used up by the first request with a valid signature, also if its file is refused. */
  function redeem(form: UploadForm): Grant {
    const grant = grants.get(form.token);
    if (!grant) throw new UploadError(401, 'The token is unknown or was used before.', askAgain);
    const isSigned = form.signature === grant.signature && form.expire === String(grant.expire);
    if (form.publicKey !== publicKey || !isSigned)
      throw new UploadError(401, 'The signature does not fit.', 'Send all values as they are.');
    grants.delete(form.token);
    if (grant.expire * 1000 < now()) throw new UploadError(401, 'The signature expired.', askAgain);
    return grant;
  }

  return {
    at: (origin) => ({
      publicKey,
      uploadUrl: `${origin}/upload`,
      urlEndpoint: `${origin}/images`,
      sign,
      sizeOf: (url) => images.get(filePathIn(url, origin))?.imageSize,
    }),
    store: async (form, origin) => {
      const grant = redeem(form);
      const bytes = new Uint8Array(await form.file.arrayBuffer());
      const mediaType = checkFile(form, bytes, grant);
      if (storedBytes + bytes.length > mostBytes || images.size === mostImages)
        throw new UploadError(507, 'The image service is full.', 'Reset the local API.');
      const name = uniqueName(form.fileName, mediaType);
      const filePath = `${grant.folder}/${name}`;
      const imageSize = sizeOf(bytes);
      storedBytes += bytes.length;
      images.set(filePath, { mediaType, bytes, imageSize });
      const url = `${origin}/images${filePath}`;
      const size = bytes.length;
      const fileId = randomUUID();
      const file = { fileId, name, filePath, url, thumbnailUrl: url } as const;
      return { ...file, fileType: 'image', size, ...imageSize };
    },
    find: (filePath) => images.get(filePath),
    clear: () => {
      grants.clear();
      images.clear();
      storedBytes = 0;
    },
  };
}

function checkFile({ folder }: UploadForm, bytes: Uint8Array, grant: Grant): MediaType {
  if (folder !== grant.folder)
    throw new UploadError(400, `Unexpected folder "${folder}".`, `Expected "${grant.folder}".`);
  if (bytes.length > maxUploadBytes)
    throw new UploadError(
      413,
      'The file is too large.',
      `Expected at most ${maxUploadBytes} bytes.`,
    );
  const mediaType = mediaTypeOf(bytes);
  if (mediaType && grant.acceptedTypes.includes(mediaType)) return mediaType;
  const expected = grant.acceptedTypes.join(', ');
  throw new UploadError(415, 'The file has another media type.', `Expected ${expected}.`);
}

/** The path of an address as `find` takes it, without the parameters that change the image. */
function filePathIn(url: string, origin: string): string {
  const [address = ''] = url.split('?', 1);
  return address.replace(`${origin}/images`, '');
}

/** Keeps the beginning of the name, as ImageKit does with `useUniqueFileName`. */
function uniqueName(fileName: string, mediaType: MediaType): string {
  const stem = fileName
    .replace(/\.\w+$/, '')
    .slice(0, longestStem)
    .replace(/[^\w-]/g, '_');
  const extension = mediaType === 'image/jpeg' ? 'jpg' : mediaType.slice('image/'.length);
  return `${stem}_${randomBytes(5).toString('hex')}.${extension}`;
}

/** Orientations of EXIF from here on turn an image by a quarter, as browsers show it. */
const firstTurned = 5;

/** In pixels, as JPEG and GIF can say it. A PNG can say more than an Int of GraphQL holds. */
const longestSide = 65_535;

/** Size of an image as it is shown; undefined for a file that is damaged. */
export function sizeOf(file: Uint8Array): ImageSize | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(file);
    if (!isSide(width) || !isSide(height)) return undefined;
    return orientation < firstTurned ? { width, height } : { width: height, height: width };
  } catch {
    return undefined;
  }
}

function isSide(pixels: number): boolean {
  return pixels >= 1 && pixels <= longestSide;
}

const signatures = [
  { mediaType: 'image/jpeg', pattern: /^\xff\xd8\xff/ },
  { mediaType: 'image/png', pattern: /^\x89PNG\r\n/ },
  { mediaType: 'image/gif', pattern: /^GIF8[79]a/ },
  { mediaType: 'image/webp', pattern: /^RIFF[^]{4}WEBP/ },
] as const;

type MediaType = (typeof signatures)[number]['mediaType'];

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

/** Takes uploads at `POST /upload` and serves what it stored below `/images`. */
export function uploadRoutes(uploads: Uploads): Hono<Env> {
  return new Hono<Env>()
    .post('/upload', (c) => store(c, uploads))
    .get('/images/*', (c) => show(c, uploads));
}

async function store(c: Context<Env>, uploads: Uploads): Promise<Response> {
  try {
    return c.json(await uploads.store(await readUpload(c.req.raw), new URL(c.req.url).origin));
  } catch (error) {
    if (!(error instanceof UploadError)) throw error;
    const { status, message, help } = error;
    return c.json({ message, help }, status);
  }
}

function show(c: Context<Env>, uploads: Uploads): Response {
  const image = uploads.find(c.req.path.slice('/images'.length));
  if (!image) return c.text('There is no such image.', 404);
  const headers = { 'Content-Type': image.mediaType, 'X-Content-Type-Options': 'nosniff' };
  return c.body(image.bytes, 200, headers);
}
