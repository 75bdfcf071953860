import { readForm, textIn, UploadError } from './read-form';

/** More bytes than any value has, the name of a file included. */
const mostBytes = 4096;

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
 * @throws UploadError for another media type, and for fields that are missing, empty or too long.
 * @see https://imagekit.io/docs/api-reference/upload-file/upload-file
 */
export async function readUpload(request: Request): Promise<UploadForm> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data'))
    throw new UploadError(415, 'Expected multipart/form-data.', 'Send the fields as a form.');
  const form = await readForm(request);
  const file = form.get('file');
  if (!(file instanceof File))
    throw new UploadError(400, 'Expected a file in "file".', 'Send the file itself.');
  const valueOf = (name: string): string => {
    const text = textIn(form, name, mostBytes);
    if (text) return text;
    throw new UploadError(
      400,
      `Expected a text in "${name}".`,
      'Send every value that was signed.',
    );
  };
  return {
    file,
    fileName: valueOf('fileName'),
    publicKey: valueOf('publicKey'),
    signature: valueOf('signature'),
    expire: valueOf('expire'),
    token: valueOf('token'),
    folder: valueOf('folder'),
  };
}
