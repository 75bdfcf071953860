import '../../css/beside.css';
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
import { prepareDocument } from 'graphql-docs-reader/browser';
import { tendIslands } from 'graphql-docs-reader/islands';

if (typeof document !== 'undefined') prepareDocument();

/** Docusaurus calls it when a page is there, the first one included. */
export function onRouteDidUpdate(): void {
  window.showTarget?.();
  tendIslands();
}
