/** A request as its editors hold it. */
export interface EditedRequest {
  readonly text: string;
  /** JSON of an object, or nothing. */
  readonly variables: string;
  /** Offset in the text. */
  readonly cursor: number;
}

/** A request after an edit, and what was done in words. */
export interface Change extends EditedRequest {
  readonly message: string;
}

/** Why an edit cannot be made, for the reader. */
export class EditFault extends Error {}
