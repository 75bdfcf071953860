import { UploadError } from './upload-error';

/** The fields of an upload to ImageKit that the platform signs or asks for. */
export interface UploadForm {
  readonly file: File;
  readonly fileName: string;
  readonly publicKey: string;
  readonly signature: string;
  readonly expire: string;
  readonly token: string;
  readonly folder: string;
}

/**
 * Reads the multipart request of an upload.
 *
 * @throws UploadError for another media type, and for fields that are missing or empty.
 * @see https://imagekit.io/docs/api-reference/upload-file/upload-file
 */
export async function readUpload(request: Request): Promise<UploadForm> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data'))
    throw new UploadError(415, 'Expected multipart/form-data.', 'Send the fields as a form.');
  const form = await formOf(request);
  const file = form.get('file');
  if (!(file instanceof File))
    throw new UploadError(400, 'Expected a file in "file".', 'Send the file itself.');
  const textOf = (name: string): string => {
    const text = form.get(name);
    if (typeof text === 'string' && text !== '') return text;
    throw new UploadError(
      400,
      `Expected a text in "${name}".`,
      'Send every value that was signed.',
    );
  };
  return {
    file,
    fileName: textOf('fileName'),
    publicKey: textOf('publicKey'),
    signature: textOf('signature'),
    expire: textOf('expire'),
    token: textOf('token'),
    folder: textOf('folder'),
  };
}

async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new UploadError(
      400,
      'The form cannot be read.',
      'Let the HTTP client set Content-Type, which names the boundary.',
    );
  }
}
