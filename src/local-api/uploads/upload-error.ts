/** Why the image service refuses an upload, as ImageKit says it: what is wrong, and what helps. */
export class UploadError extends Error {
  constructor(
    readonly status: 400 | 401 | 413 | 415 | 507,
    message: string,
    readonly help: string,
  ) {
    super(message);
  }
}
