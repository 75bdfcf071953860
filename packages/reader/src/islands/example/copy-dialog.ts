import { translate } from '@docusaurus/Translate';
import type { Input } from 'graphql-docs-reference/examples';
import { allClients } from 'graphql-docs-reference/examples';
import { currentApi } from '../../api';
import { create } from '../create';
import type { RunRequest } from '../sandbox/protocol';
import { keepChoice, readChoice } from './copy-choice';
import { createFrame } from './copy-frame';
import { addressOf, copyTargets, hintOf } from './copy-targets';
import styles from './dialog.module.css';
import { sayFailure } from './messages';
import { printFiles, toClientRequest } from './print-request';

const title = translate({ id: 'copyAs.title', message: 'Copy as code' });

/**
 * A request as code that sends it, for the client that the reader uses, to the API of their choice.
 * Both are the same the next time.
 */
export function openCopyDialog(
  request: RunRequest,
  parent: Element,
  loadInputs: () => Promise<readonly Input[]>,
): void {
  const known = readChoice();
  const { endpoints } = currentApi();
  let client = pick(allClients, known.client);
  const targets = copyTargets(endpoints);
  let target = pick(targets, known.target);
  const hint = create('p', { className: styles.hint ?? '' });
  const code = create('div', { className: styles.code ?? '' });
  const show = (): void => {
    hint.textContent = hintOf(target, request.as, endpoints);
    void showCode(code, async () => {
      const clientRequest = toClientRequest(request);
      if (!clientRequest) throw new Error(noObject);
      return printFiles(
        clientRequest,
        client,
        addressOf(target, request.as, endpoints.auth),
        loadInputs,
      );
    });
  };
  const change = (): void => {
    keepChoice({ client: client.id, target: target.id });
    show();
  };

  const dialog = create(
    'dialog',
    {
      className: styles.dialog ?? '',
      ariaLabel: title,
      onclose: () => dialog.remove(),
    },
    createHead(() => dialog.close()),
    create(
      'div',
      { className: styles.body ?? '' },
      createChoice(
        translate({ id: 'copyAs.client', message: 'Client' }),
        allClients,
        client,
        (chosen) => {
          client = chosen;
          change();
        },
      ),
      createChoice(
        translate({ id: 'copyAs.target', message: 'Send it to' }),
        targets,
        target,
        (chosen) => {
          target = chosen;
          change();
        },
      ),
      hint,
      code,
    ),
  );
  dialog.setAttribute('closedby', 'any');
  parent.append(dialog);
  show();
  dialog.showModal();
}

function createHead(close: () => void): HTMLElement {
  return create(
    'div',
    { className: styles.head ?? '' },
    create('h2', { className: styles.title ?? '' }, title),
    create(
      'button',
      { type: 'button', className: styles.close ?? '', onclick: close },
      translate({
        id: 'copyAs.close',
        message: 'Close',
        description: 'Closes the code of a request',
      }),
    ),
  );
}

const noObject = translate({
  id: 'copyAs.noObject',
  message: 'The variables are not a JSON object, so there is no code for them.',
});

interface Option {
  readonly id: string;
  readonly label: string;
}

function pick<Each extends Option>(
  options: readonly [Each, ...Each[]],
  id: string | undefined,
): Each {
  return options.find((option) => option.id === id) ?? options[0];
}

function createChoice<Each extends Option>(
  legend: string,
  options: readonly Each[],
  chosen: Each,
  onChoose: (option: Each) => void,
): HTMLElement {
  const labels = options.map((option) => {
    const input = create('input', {
      type: 'radio',
      name: legend,
      className: styles.hidden ?? '',
      checked: option === chosen,
      // Of the two groups the first gets it.
      autofocus: option === chosen,
      onchange: () => onChoose(option),
    });
    const label = create('label', { className: styles.option ?? '' }, input, option.label);
    label.dataset['label'] = option.label;
    return label;
  });
  const caption = create('legend', { className: styles.legend ?? '' }, legend);
  return create('fieldset', { className: styles.options ?? '' }, caption, ...labels);
}

type Files = ReturnType<typeof printFiles>;

const latest = new WeakMap<Element, Files>();

/** Shows what is printed last; until then, that it loads, and nobody copies what was there before. */
async function showCode(place: Element, print: () => Files): Promise<void> {
  const files = print();
  latest.set(place, files);
  place.ariaBusy = 'true';
  for (const button of place.querySelectorAll('button')) button.disabled = true;
  const parts = await files.then(
    (all) => all.map(createFrame),
    (error: unknown) => [create('p', { role: 'alert' }, sayFailure(error))],
  );
  if (latest.get(place) !== files) return;
  place.ariaBusy = 'false';
  place.replaceChildren(...parts);
}
