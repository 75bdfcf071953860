import { invalid } from './failure';

/** Where `Mutation.getImagekitAuthParams` says that stored images are delivered. */
export const urlEndpoint = 'https://images.example';

/** Whether an address can be that of an uploaded image; who uploaded it, the sandbox does not know. */
export function isUploaded(url: string): boolean {
  return url.startsWith(`${urlEndpoint}/`);
}

/** @throws VALIDATION_FAILED for an address that is given and not that of an uploaded image. */
export function checkUploaded(field: string, url: string | null | undefined): void {
  if (url != null && !isUploaded(url))
    throw invalid(field, 'The image must be uploaded with getImagekitAuthParams first.');
}
