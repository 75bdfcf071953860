import type { Input } from 'graphql-docs-reference/examples';
import { allClients } from 'graphql-docs-reference/examples';
import { createStorageSlot } from '@docusaurus/theme-common';
import { linesOf } from 'graphql-docs-reference/document';
// Before Prism, which would otherwise take the blocks of the page for its own.
import './prism-by-hand';
import Prism from 'prismjs/components/prism-core';
// The grammars add themselves, each to those that it builds on.
import 'prismjs/components/prism-clike';
import 'prismjs/components/prism-javascript';
import 'prismjs/components/prism-typescript';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-graphql';
import 'prismjs/components/prism-kotlin';
import 'prismjs/components/prism-python';
import 'prismjs/components/prism-swift';
import type { AnnotatedCode } from 'graphql-docs-reference/graphql';
import { currentApi } from '../../api';
import { create } from '../../create';
import type { RunRequest } from '../sandbox/protocol';
import type { CodeFile } from './client-code';
import { targetOf, copyTargets, hintOf, ownId, printFiles, toClientRequest } from './client-code';
import styles from './dialog.module.css';
import { sayFailure } from './messages';
import { renderLines } from './show-response';
import { t } from '../../t';

const title = t('copyAs.title');

/**
 * A request as code. The client and the API that the reader chooses are the same the next time,
 * unless the request is sent somewhere itself.
 */
export function openCopyDialog(
  request: RunRequest,
  parent: Element,
  loadInputs: () => Promise<readonly Input[]>,
): void {
  const known = readChoice();
  const { endpoints } = currentApi();
  let client = pick(allClients, known.client);
  const { target: own = '', headers = [] } = request.to ?? {};
  const targets = copyTargets(endpoints, own);
  let kept = pick(targets, known.target);
  let target = targets.find(({ endpoint }) => endpoint === own) ?? kept;
  const hint = create('p', { className: styles.hint ?? '' });
  const code = create('div', { className: styles.code ?? '' });
  const show = (): void => {
    hint.textContent = hintOf(target, request.as, endpoints, headers);
    const address = targetOf(target, request.as, endpoints.auth, headers);
    void showCode(code, async () =>
      printFiles(toClientRequest(request), client, address, loadInputs),
    );
  };
  const change = (): void => {
    keepChoice({ client: client.id, target: kept.id });
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
      createChoice(t('copyAs.client'), allClients, client, (chosen) => {
        client = chosen;
        change();
      }),
      createChoice(t('copyAs.target'), targets, target, (chosen) => {
        target = chosen;
        if (chosen.id !== ownId) kept = chosen;
        change();
      }),
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
      t('copyAs.close'),
    ),
  );
}

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
      className: 'hiddenWords',
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

/** Ids of a client and of a target. */
interface CopyChoice {
  readonly client: string;
  readonly target: string;
}

/** Where nothing can be stored, the choice holds until the page is loaded again. */
let latestChoice: Partial<CopyChoice> = {};

const slot = (): ReturnType<typeof createStorageSlot> => createStorageSlot('copy-as');

/** What the reader chose last, on whatever page. */
function readChoice(): Partial<CopyChoice> {
  const [client, target] = slot().get()?.split(' ') ?? [];
  return client && target ? { client, target } : latestChoice;
}

function keepChoice(choice: CopyChoice): void {
  latestChoice = choice;
  slot().set(`${choice.client} ${choice.target}`);
}

/** A frame as `packages/reference/src/document/html/code-frame.ts` makes them, so that its island copies. */
function createFrame({ title, language, text }: CodeFile): HTMLElement {
  const frame = create('div', { className: `codeFrame ${styles.frame ?? ''}` });
  frame.dataset['island'] = 'code';
  const lines = renderLines(highlightCode(text.trimEnd(), language));
  const block = create(
    'pre',
    { className: 'codeBlock', tabIndex: 0 },
    create('code', {}, ...lines),
  );
  frame.append(
    create(
      'div',
      { className: `codeBar ${styles.bar ?? ''}` },
      create('span', { className: 'codeTitle' }, title),
      create('div', { className: `codeButtons ${styles.buttons ?? ''}` }, createCopyButton(title)),
    ),
    create('div', { className: `codeContent ${styles.content ?? ''}` }, block),
  );
  return frame;
}

function createCopyButton(title: string): HTMLElement {
  const button = create(
    'button',
    {
      type: 'button',
      className: styles.copy ?? '',
      ariaLabel: t('code.copyNamed', { title }),
    },
    t('code.copy'),
  );
  button.dataset['do'] = 'copy';
  const status = create('span', { className: 'copyStatus', role: 'status' });
  return create('span', { className: 'copy' }, status, button);
}

/** Lines of code in the colours that the build gives to blocks of the language. */
function highlightCode(code: string, language: string): AnnotatedCode {
  const grammar = Prism.languages[language];
  return linesOf(grammar ? Prism.tokenize(code, grammar) : [code]);
}
