import { translate } from '@docusaurus/Translate';
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
    title: translate(
      { id: 'playground.targets.consent.title', message: 'Send this request to {host}?' },
      { host },
    ),
    action: translate({ id: 'playground.targets.send', message: 'Send' }),
    content: [
      createSummary(request),
      create(
        'p',
        {},
        translate({
          id: 'playground.targets.consent.note',
          message:
            'The request leaves this page, and can change data where it is answered. No cookies go with it, and your browser adds the address of this site.',
        }),
      ),
      create(
        'label',
        { className: styles.choice ?? '' },
        lasting,
        translate({
          id: 'playground.targets.consent.lasting',
          message:
            'Send to this address without asking, as long as no other headers go along and this browser tab is open',
        }),
      ),
    ],
  });
  return { isAgreed, isLasting: lasting.checked };
}

function createSummary(request: RemoteRequest): HTMLElement {
  const rows: [string, string][] = [
    [translate({ id: 'playground.targets.method', message: 'Method' }), 'POST'],
    [translate({ id: 'playground.targets.address', message: 'Address' }), request.address],
    ...request.headers.map((header): [string, string] => [header.name, maskedValue(header)]),
    [
      translate({ id: 'playground.targets.body', message: 'Body' }),
      translate(
        {
          id: 'playground.targets.bodyOf',
          message: 'the request and its variables, {count} bytes',
        },
        { count: bytesOf(request) },
      ),
    ],
  ];
  const list = create('dl', { className: styles.summary ?? '' });
  for (const [name, value] of rows) {
    list.append(create('dt', {}, name), create('dd', {}, value));
  }
  return list;
}
