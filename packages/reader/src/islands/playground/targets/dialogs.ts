import { create } from '../../../create';
import { sayFailure } from '../../example/messages';
import { maskedValue } from '../../sandbox/request-headers';
import type { RemoteRequest } from './targets';
import styles from './dialog.module.css';
import { readAddress } from './targets';
import { t } from '../../../t';

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
    title: t('playground.targets.ask.title'),
    action: t('playground.targets.choose'),
    content: [
      create(
        'label',
        { className: styles.label ?? '' },
        t('playground.targets.ask.address'),
        field,
      ),
      fault,
      create('p', {}, t('playground.targets.ask.note')),
    ],
    isReady: () => {
      try {
        address = readAddress(field.value, window.location.href);
        return true;
      } catch (reason) {
        fault.textContent = sayFailure(reason);
        field.setAttribute('aria-invalid', 'true');
        field.focus();
        return false;
      }
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
    title: t('playground.targets.consent.title', { host }),
    action: t('playground.targets.send'),
    content: [
      createSummary(request),
      create('p', {}, t('playground.targets.consent.note')),
      create(
        'label',
        { className: styles.choice ?? '' },
        lasting,
        t('playground.targets.consent.lasting'),
      ),
    ],
  });
  return { isAgreed, isLasting: lasting.checked };
}

function createSummary(request: RemoteRequest): HTMLElement {
  const rows: [string, string][] = [
    [t('playground.targets.method'), 'POST'],
    [t('playground.targets.address'), request.address],
    ...request.headers.map((header): [string, string] => [header.name, maskedValue(header)]),
    [t('playground.targets.body'), t('playground.targets.bodyOf', { count: bytesOf(request) })],
  ];
  const list = create('dl', { className: styles.summary ?? '' });
  for (const [name, value] of rows) {
    list.append(create('dt', {}, name), create('dd', {}, value));
  }
  return list;
}

function bytesOf({ body }: RemoteRequest): number {
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
          {
            type: 'button',
            className: 'toolbarButton',
            onclick: () => {
              dialog.close();
            },
          },
          t('playground.targets.cancel'),
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
