import { iconPaths } from '../../document/html/icon-paths';
import type { Client } from '../../examples/clients';
import { clients } from '../../examples/clients';
import { create } from '../create';
import type { RunRequest } from '../sandbox/protocol';
import styles from './dialog.module.css';
import { printRequest } from './print-request';

/** A request as code that sends it to the platform, for the client that the reader uses. */
export function openCopyDialog(request: RunRequest, parent: Element): void {
  const code = create('div');
  const dialog = create(
    'dialog',
    { className: styles.dialog ?? '', ariaLabel: 'Copy as code', onclose: () => dialog.remove() },
    create('h2', { className: styles.title ?? '' }, 'Copy as code'),
    createChoice((client) => code.replaceChildren(createCode(request, client))),
    code,
    create(
      'button',
      { type: 'button', className: styles.close ?? '', onclick: () => dialog.close() },
      'Close',
    ),
  );
  dialog.setAttribute('closedby', 'any');
  parent.append(dialog);
  dialog.showModal();
}

/** Chooses the first client itself. */
function createChoice(onChoose: (client: Client) => void): HTMLElement {
  const choices = clients.map((client, index) => {
    const onchange = (): void => onChoose(client);
    const className = styles.hidden ?? '';
    const input = { type: 'radio', name: 'client', className, checked: index === 0, onchange };
    return create(
      'label',
      { className: styles.client ?? '' },
      create('input', input),
      client.label,
    );
  });
  onChoose(clients[0]);
  const legend = create('legend', { className: styles.hidden ?? '' }, 'Client');
  return create('fieldset', { className: styles.clients ?? '' }, legend, ...choices);
}

function createCode(request: RunRequest, client: Client): HTMLElement {
  const text = printRequest(request, client);
  if (text !== undefined) return createFrame(text, client.label);
  const words = 'The variables are not a JSON object, so there is no code for them.';
  return create('p', { role: 'alert' }, words);
}

/** A frame as `src/document/html/code-frame.ts` makes them, so that its island copies. */
function createFrame(text: string, label: string): HTMLElement {
  const frame = create('div', { className: `codeFrame ${styles.frame ?? ''}` });
  frame.dataset['island'] = 'code';
  const block = create('pre', { className: 'codeBlock', tabIndex: 0 }, create('code', {}, text));
  frame.append(
    create(
      'div',
      { className: 'codeBar' },
      create('span', { className: 'codeTitle' }, `Code for ${label}`),
      create('div', { className: 'codeButtons' }, createCopyButton(`Copy as ${label}`)),
    ),
    create('div', { className: 'codeContent' }, block),
  );
  return frame;
}

function createCopyButton(ariaLabel: string): HTMLElement {
  const button = create('button', {
    type: 'button',
    className: 'copyButton',
    ariaLabel,
    title: 'Copy',
    innerHTML: `<svg viewBox="0 0 24 24" aria-hidden="true"><path fill="currentColor" d="${iconPaths.copy}"/></svg>`,
  });
  button.dataset['do'] = 'copy';
  const status = create('span', { className: 'copyStatus', role: 'status' });
  return create('span', { className: 'copy' }, status, button);
}
