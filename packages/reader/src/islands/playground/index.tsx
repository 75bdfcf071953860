import { createRoot } from 'react-dom/client';
import { readDefinitions } from 'graphql-docs-reference/graphql';
import { iconPaths } from 'graphql-docs-reference/document';
import { offerWordWrap } from '../code/offer-word-wrap';
import { create } from '../../create';
import { createIconButton } from '../create-icon-button';
import type { Attached } from '../example/attach';
import { attach } from '../example/attach';
import { editRequest } from '../example/runner';
import { decodeRun, followRunLinks } from '../example/run-link';
import type { Runner } from '../example/runner';
import { ask } from '../sandbox';
import type { Request } from './documents/documents';
import { cutName, titleOf } from './documents/documents';
import { followDocuments } from './documents/follow-documents';
import type { KeptDocuments } from './documents/keep';
import { keepDocuments, keepHistory } from './documents/keep';
import { keepPanels, makeResizable } from './panels/make-resizable';
import { findPlaces } from './places';
import { Shell } from './Shell';
import { tabId } from './TabList';
import { createSend } from './targets/create-send';
import { t } from '../../t';

/** Requests in editors, with all that helps to write, send and keep them. */
export function wake(playground: HTMLElement): () => void {
  const places = findPlaces(playground);
  if (!places) return () => undefined;
  const { example, bar, panes } = places;
  const attached = attach(example);
  const { runner } = attached;
  const { query, variables, as } = runner.request();
  const page = { query, variables, as, target: '' };
  const documents = keepDocuments(page);
  const history = keepHistory();
  const panels = keepPanels();
  runner.sendBy(createSend(example, history.add));
  const ends = [
    history.end,
    documents.end,
    makeResizable(panes, panels),
    showRun(example, runner),
    addResponseTools(example, runner),
    addPrettify(example, attached),
    beginEditing(runner, documents, page),
    namePanel(example, documents),
  ];
  const root = createRoot(bar);
  root.render(<Shell {...{ attached, documents, history, panels, places }} />);
  return () => {
    root.unmount();
    ends.forEach((end) => end());
    attached.end();
  };
}

/** Once there is an editor, also where it takes a second try, with the tabs and then with a link. */
function beginEditing(runner: Runner, documents: KeptDocuments, page: Request): () => void {
  let ends: (() => void)[] | undefined;
  const begin = (): void => {
    if (ends || !runner.get().mountEditor) return;
    ends = [];
    ends.push(followDocuments(documents, runner, page), followLinks(documents, runner));
  };
  const stop = runner.subscribe(begin);
  void runner.edit();
  return () => {
    stop();
    ends?.forEach((end) => end());
    ends = [];
  };
}

function addPrettify(example: HTMLElement, { runner, change }: Attached): () => void {
  const button = create(
    'button',
    {
      type: 'button',
      className: 'toolbarButton',
      title: 'Shift+Ctrl+P',
      onclick: () => void editRequest(runner, change, (request) => ask('prettify', request)),
    },
    t('playground.prettify'),
  );
  button.setAttribute('aria-keyshortcuts', 'Shift+Control+P Shift+Alt+P');
  example.querySelector('[data-part=request] .codeButtons')?.prepend(button);
  return () => button.remove();
}

/** The example is what the tabs show. */
function namePanel(example: HTMLElement, documents: KeptDocuments): () => void {
  const show = (): void => {
    example.setAttribute('aria-labelledby', tabId(documents.get().active));
  };
  example.id = 'request';
  example.role = 'tabpanel';
  show();
  return documents.subscribe(show);
}

/**
 * Opens requests that come with a link in tabs of their own, and runs those that the last one comes
 * after. What is returned ends that.
 */
function followLinks(documents: KeptDocuments, runner: Runner): () => void {
  return followRunLinks(async () => {
    const linked = await decodeRun(window.location.hash);
    if (linked?.name !== '') {
      runner.say(t('example.linkUnreadable'), true);
      return;
    }
    const { before = [] } = linked;
    for (const earlier of before) {
      documents.open({ ...earlier, target: '' });
      if (runner.get().run.status !== 'done') await runner.run();
    }
    documents.open({ ...linked, target: '' });
    runner.say(before.length > 0 ? t('example.linkOpenedAfter') : t('example.linkOpened'));
    // A reload would open it once more, beside what the reader has made of it.
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  });
}

/** How long a request takes before it can be stopped, in milliseconds. */
const patience = 300;

/** Has the button that runs say what it runs, of several operations, and stop what takes long. */
function showRun(example: Element, runner: Runner): () => void {
  const button = example.querySelector<HTMLElement>('[data-do=run]');
  if (!button) return () => undefined;
  let timer: number | undefined;

  function show(): void {
    const isRunning = runner.get().run.status === 'running';
    if (!isRunning) {
      window.clearTimeout(timer);
      timer = undefined;
      name('run', nameOfRun(runner));
    } else timer ??= window.setTimeout(() => name('stop', t('playground.stop')), patience);
  }

  function name(action: string, label: string): void {
    if (!button || button.textContent === label) return;
    button.dataset['do'] = action;
    button.textContent = label;
  }

  show();
  const unsubscribe = runner.subscribe(show);
  return () => {
    window.clearTimeout(timer);
    unsubscribe();
  };
}

function nameOfRun(runner: Runner): string {
  const { query, operationName = '' } = runner.request();
  const operations = readDefinitions(query).filter(({ keyword }) => keyword !== 'fragment');
  return operations.length > 1
    ? t('playground.runNamed', { name: cutName(operationName) }).trim()
    : t('playground.run');
}

/** What can be done with a response besides copying it. */
function addResponseTools(example: Element, runner: Runner): () => void {
  const frame = example.querySelector<HTMLElement>('[data-part=response]');
  const save = createIconButton(t('playground.save'), iconPaths.save);
  save.addEventListener('click', () => saveText(frame, titleOf(runner.request())));
  frame?.querySelector('.codeButtons')?.prepend(save);

  function show(): void {
    save.disabled = runner.get().run.answer?.response === '';
  }

  show();
  const ends = [runner.subscribe(show), frame ? offerWordWrap(frame, true) : () => undefined];
  return () => ends.forEach((end) => end());
}

function saveText(frame: Element | null, title: string): void {
  const text = frame?.querySelector('pre')?.textContent ?? '';
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const name = title.replace(/[^\w-]+/g, '-');
  create('a', { href, download: `${name}.json` }).click();
  // Browsers read it after the click.
  window.setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
