import '../../css/beside.css';
import '../../css/client-check.css';
import '../../css/code.css';
import '../../css/contents.css';
import '../../css/domain-map.css';
import '../../css/example.css';
import '../../css/fields.css';
import '../../css/history.css';
import '../../css/islands.css';
import '../../css/links.css';
import '../../css/members.css';
import '../../css/neighbours.css';
import '../../css/notes.css';
import '../../css/playground.css';
import '../../css/symbol-table.css';
import '../../css/toolbar.css';
import './tokens.css';
import { answerEarlySigns, prepareDocument } from 'graphql-docs-reader/browser';
import { tendIslands } from 'graphql-docs-reader/islands';

// A page that sleeps has an inline script that has done so, and keeps what the reader does.
if (typeof document !== 'undefined') {
  if (window.showTarget === undefined) prepareDocument();
  else onceAwake(() => void answerEarlySigns());
}

/** Docusaurus calls it when a page is there, the first one included. */
export function onRouteDidUpdate(): void {
  window.showTarget?.();
  tendIslands();
}

/** Docusaurus says in this attribute that React has taken over the page. */
function onceAwake(act: () => void): void {
  const { documentElement } = document;
  const observer = new MutationObserver(() => {
    if (documentElement.dataset['hasHydrated'] !== 'true') return;
    observer.disconnect();
    act();
  });
  observer.observe(documentElement, { attributeFilter: ['data-has-hydrated'] });
}
