import { createStorageSlot } from '@docusaurus/theme-common';

/** Ids of a client and of a target. */
export interface CopyChoice {
  readonly client: string;
  readonly target: string;
}

/** Where nothing can be stored, the choice holds until the page is loaded again. */
let latest: Partial<CopyChoice> = {};

const slot = (): ReturnType<typeof createStorageSlot> => createStorageSlot('copy-as');

/** What the reader chose last, on whatever page. */
export function readChoice(): Partial<CopyChoice> {
  const [client, target] = slot().get()?.split(' ') ?? [];
  return client && target ? { client, target } : latest;
}

export function keepChoice(choice: CopyChoice): void {
  latest = choice;
  slot().set(`${choice.client} ${choice.target}`);
}
