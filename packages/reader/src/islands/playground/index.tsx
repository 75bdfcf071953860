import { createRoot } from 'react-dom/client';
import { translate } from '@docusaurus/Translate';
import { create } from '../create';
import type { Attached } from '../example/attach';
import { attach } from '../example/attach';
import { editRequest } from '../example/edit-request';
import { followRunLinks } from '../example/follow-run-links';
import { messages } from '../example/messages';
import { decodeRun } from '../example/run-link';
import type { Runner } from '../example/runner';
import { ask } from '../sandbox';
import { addResponseTools } from './add-response-tools';
import { followDocuments } from './documents/follow-documents';
import type { Request } from './documents/documents';
import type { KeptDocuments } from './documents/keep-documents';
import { keepDocuments } from './documents/keep-documents';
import { keepHistory } from './keep-history';
import { keepPanels } from './panels/keep-panels';
import { makeResizable } from './panels/make-resizable';
import { findPlaces } from './places';
import { Shell } from './Shell';
import { showRun } from './show-run';
import { tabId } from './TabList';
import { createSend } from './targets/create-send';
import { keepConsent } from './targets/keep-consent';

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
  runner.sendBy(createSend(example, keepConsent(), history.add));
  const ends = [
    history.end,
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
    translate({ id: 'playground.prettify', message: 'Prettify' }),
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

/** Opens requests that come with a link in tabs of their own. What is returned ends that. */
function followLinks(documents: KeptDocuments, runner: Runner): () => void {
  return followRunLinks(async () => {
    const linked = await decodeRun(window.location.hash);
    if (linked?.name !== '') {
      runner.say(messages.linkUnreadable);
      return;
    }
    const { query, variables, as } = linked;
    documents.open({ query, variables, as, target: '' });
    runner.say(messages.linkOpened);
    // A reload would open it once more, beside what the reader has made of it.
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  });
}
