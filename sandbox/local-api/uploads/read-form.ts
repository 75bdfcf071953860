import { MIMEType } from 'node:util';

/** Fields and files of a form: ten times what any request of the platform has. */
const mostParts = 100;

/**
 * Reads a form whose bytes are limited already. Its parts are counted before they are read, because
 * each costs far more memory than the bytes that it has.
 *
 * @throws UploadError
 */
export async function readForm(request: Request): Promise<FormData> {
  const bytes = Buffer.from(await request.arrayBuffer());
  const type = request.headers.get('content-type') ?? '';
  if (countParts(bytes, type) > mostParts)
    throw new UploadError(
      413,
      `The form has more than ${mostParts} parts.`,
      'Send fewer fields and files.',
    );
  try {
    return await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
  } catch {
    throw unreadable();
  }
}

/**
 * A text of a form; undefined for a file or nothing.
 *
 * @throws UploadError if it has more than `most` bytes.
 */
export function textIn(form: FormData, name: string, most: number): string | undefined {
  const text = form.get(name);
  if (typeof text !== 'string') return undefined;
  if (Buffer.byteLength(text) <= most) return text;
  const problem = `The text in "${name}" is larger than ${most} bytes.`;
  throw new UploadError(413, problem, 'Send a shorter text.');
}

/** Up to one more than a form may have. */
function countParts(bytes: Buffer, type: string): number {
  const delimiter = `--${boundaryIn(type)}`;
  let count = 0;
  let at = bytes.indexOf(delimiter);
  // The last one ends the form.
  for (; at >= 0 && count <= mostParts + 1; count += 1)
    at = bytes.indexOf(delimiter, at + delimiter.length);
  return count - 1;
}

function boundaryIn(type: string): string {
  try {
    const boundary = new MIMEType(type).params.get('boundary');
    if (boundary) return boundary;
  } catch {
    // Neither is a form.
  }
  throw unreadable();
}

function unreadable(): UploadError {
  const help = 'Let the HTTP client set Content-Type, which names the boundary.';
  return new UploadError(400, 'The form cannot be read.', help);
}

/** Why a form with files is refused, as ImageKit says it: what is wrong, and what helps. */
export class UploadError extends Error {
  constructor(
    readonly status: 400 | 401 | 413 | 415 | 507,
    message: string,
    readonly help: string,
  ) {
    super(message);
  }
}
