import { translate } from '@docusaurus/Translate';
import { allClients } from '../../examples/clients';
import type { Input } from '../../examples/clients/input';
import { create } from '../create';
import type { RunRequest } from '../sandbox/protocol';
import { keepChoice, readChoice } from './copy-choice';
import { createFrame } from './copy-frame';
import { addressOf, copyTargets, hintOf } from './copy-targets';
import styles from './dialog.module.css';
import { sayFailure } from './messages';
import { printFiles, toClientRequest } from './print-request';

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
  let client = pick(allClients, known.client);
  let target = pick(copyTargets, known.target);
  const hint = create('p', { className: styles.hint ?? '' });
  const code = create('div', { className: styles.code ?? '' });
  const show = (): void => {
    hint.textContent = hintOf(target, request.as);
    void showCode(code, async () => {
      const clientRequest = toClientRequest(request);
      if (!clientRequest) throw new Error(noObject);
      return printFiles(clientRequest, client, addressOf(target, request.as), loadInputs);
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
      ariaLabel: translate({ id: 'copyAs.title', message: 'Copy as code' }),
      onclose: () => dialog.remove(),
    },
    create(
      'h2',
      { className: styles.title ?? '' },
      translate({ id: 'copyAs.title', message: 'Copy as code' }),
    ),
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
      copyTargets,
      target,
      (chosen) => {
        target = chosen;
        change();
      },
    ),
    hint,
    code,
    create(
      'button',
      { type: 'button', className: styles.close ?? '', onclick: () => dialog.close() },
      translate({
        id: 'copyAs.close',
        message: 'Close',
        description: 'Closes the code of a request',
      }),
    ),
  );
  dialog.setAttribute('closedby', 'any');
  parent.append(dialog);
  show();
  dialog.showModal();
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
    return create('label', { className: styles.option ?? '' }, input, option.label);
  });
  const caption = create('legend', { className: styles.legend ?? '' }, legend);
  return create('fieldset', { className: styles.options ?? '' }, caption, ...labels);
}

type Files = ReturnType<typeof printFiles>;

const latest = new WeakMap<Element, Files>();

/** Shows what is printed last; until then, that it loads. */
async function showCode(place: Element, print: () => Files): Promise<void> {
  const files = print();
  latest.set(place, files);
  place.ariaBusy = 'true';
  const parts = await files.then(
    (all) => all.map(createFrame),
    (error: unknown) => [create('p', { role: 'alert' }, sayFailure(error))],
  );
  if (latest.get(place) !== files) return;
  place.ariaBusy = 'false';
  place.replaceChildren(...parts);
}
