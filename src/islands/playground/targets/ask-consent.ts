import { create } from '../../create';
import { maskedValue } from '../../sandbox/request-headers';
import type { RemoteRequest } from './compose-request';
import { bytesOf } from './compose-request';
import styles from './dialog.module.css';
import { openDialog } from './open-dialog';

export interface Agreement {
  readonly isAgreed: boolean;
  /** Whether the reader need not be asked again about the same. */
  readonly isLasting: boolean;
}

/** Says what is sent, and where to, before it is. */
export async function askConsent(parent: Element, request: RemoteRequest): Promise<Agreement> {
  const lasting = create('input', { type: 'checkbox' });
  const { host } = new URL(request.address);
  const isAgreed = await openDialog(parent, {
    title: `Send this request to ${host}?`,
    action: 'Send',
    content: [
      createSummary(request),
      create(
        'p',
        {},
        'The request leaves this page, and can change data where it is answered. No cookies go with it, and your browser adds the address of this site.',
      ),
      create(
        'label',
        { className: styles.choice ?? '' },
        lasting,
        'Send to this address without asking, as long as no other headers go along and this browser tab is open',
      ),
    ],
  });
  return { isAgreed, isLasting: lasting.checked };
}

function createSummary(request: RemoteRequest): HTMLElement {
  const rows: [string, string][] = [
    ['Method', 'POST'],
    ['Address', request.address],
    ...request.headers.map((header): [string, string] => [header.name, maskedValue(header)]),
    ['Body', `the request and its variables, ${bytesOf(request)} bytes`],
  ];
  const list = create('dl', { className: styles.summary ?? '' });
  for (const [name, value] of rows) {
    list.append(create('dt', {}, name), create('dd', {}, value));
  }
  return list;
}
