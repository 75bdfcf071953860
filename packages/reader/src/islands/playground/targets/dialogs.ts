import { translate } from '@docusaurus/Translate';
import { create } from '../../create';
import { maskedValue } from '../../sandbox/request-headers';
import type { RemoteRequest } from './targets';
import styles from './dialog.module.css';
import { readAddress } from './targets';

/** An address of the reader's; undefined if they gave none. */
export async function askAddress(parent: Element): Promise<string | undefined> {
  const fault = create('p', { className: styles.fault ?? '', role: 'alert' });
  const field = create('input', {
    type: 'url',
    name: 'address',
    className: styles.field ?? '',
    placeholder: 'https://api.example.org/graphql',
  });
  let address: string | undefined;
  const isAgreed = await openDialog(parent, {
    title: translate({
      id: 'playground.targets.ask.title',
      message: 'Send requests to another address',
    }),
    action: translate({ id: 'playground.targets.choose', message: 'Choose' }),
    content: [
      create(
        'label',
        { className: styles.label ?? '' },
        translate({
          id: 'playground.targets.ask.address',
          message: 'Address of a GraphQL endpoint',
        }),
        field,
      ),
      fault,
      create(
        'p',
        {},
        translate({
          id: 'playground.targets.ask.note',
          message:
            'Nothing is sent yet: when you press Run, you see first what is. The address is stored with the tab. Completion and checks follow the schema of this site.',
        }),
      ),
    ],
    isReady: () => {
      const reading = readAddress(field.value, window.location.href);
      address = reading.status === 'good' ? reading.address : undefined;
      fault.textContent = reading.status === 'bad' ? reading.fault : '';
      field.setAttribute('aria-invalid', String(reading.status === 'bad'));
      if (reading.status === 'bad') field.focus();
      return address !== undefined;
    },
  });
  return isAgreed ? address : undefined;
}

interface Agreement {
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

export function bytesOf({ body }: RemoteRequest): number {
  return new TextEncoder().encode(body).length;
}

interface DialogOptions {
  readonly title: string;
  readonly content: readonly Node[];
  /** What the button does that is not Cancel. */
  readonly action: string;
  /** Whether the dialog may close with that; it says itself why not. */
  readonly isReady?: () => boolean;
}

/** Asks the reader. True if they agreed; Escape, Cancel and a press beside the dialog decline. */
function openDialog(
  parent: Element,
  { title, content, action, isReady = () => true }: DialogOptions,
): Promise<boolean> {
  return new Promise((resolve) => {
    const heading = create('h2', { className: styles.title ?? '' }, title);
    const form = create(
      'form',
      { method: 'dialog', noValidate: true },
      heading,
      ...content,
      create(
        'div',
        { className: styles.buttons ?? '' },
        create('button', { type: 'submit', className: 'toolbarButton isMain' }, action),
        create(
          'button',
          { type: 'button', className: 'toolbarButton', onclick: () => dialog.close() },
          translate({ id: 'playground.targets.cancel', message: 'Cancel' }),
        ),
      ),
    );
    form.addEventListener('submit', (event) => {
      if (isReady()) dialog.returnValue = 'agreed';
      else event.preventDefault();
    });
    const dialog = create('dialog', { className: styles.dialog ?? '', ariaLabel: title }, form);
    dialog.setAttribute('closedby', 'any');
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'agreed');
    });
    parent.append(dialog);
    dialog.showModal();
  });
}
