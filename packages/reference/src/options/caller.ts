/**
 * Somebody in whose name requests can be sent. The first of a list is the guest, who isn't signed
 * in; an empty list says that all get the same answers.
 */
export interface Caller {
  /** As examples name it: `# as: member`. */
  readonly id: string;
  /** As readers choose it: `Member`. */
  readonly label: string;
  /** Above a request, as `As a member`; otherwise the label stands there. */
  readonly sends?: string | undefined;
  /** Who it is and what it may do, as a sentence. */
  readonly description: string;
  /** Access token that test servers take; a guest has none. */
  readonly token?: string | undefined;
  /** Whether requests that name nobody are sent in this name; the first caller unless one says so. */
  readonly isDefault?: boolean;
}
