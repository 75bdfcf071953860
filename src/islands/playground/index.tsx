import { createRoot } from 'react-dom/client';
import type { Attached } from '../example/attach';
import { attach } from '../example/attach';
import { followRunLinks } from '../example/follow-run-links';
import { Helpers } from './Helpers';
import { insertSymbol } from './insert-symbol';
import type { History } from './keep-history';
import { keepHistory, readSavedDraft } from './keep-history';

/** A first request in an editor, with all that helps to write the next. */
export function wake(playground: HTMLElement): () => void {
  const example = playground.querySelector<HTMLElement>('.example');
  const aside = playground.querySelector('aside');
  if (!example || !aside) return () => undefined;
  const attached = attach(example);
  const history = keepHistory(attached.runner);
  const stop = beginEditing(attached);
  const removeHelpers = showHelpers(aside, attached, history);
  return () => {
    stop();
    removeHelpers();
    history.end();
    attached.end();
  };
}

/** With what was written last, or the request of the page; then with that of a link. */
function beginEditing({ runner }: Attached): () => void {
  let isOver = false;
  let stop = (): void => {
    isOver = true;
  };
  const saved = readSavedDraft();
  void runner.edit(saved && { ...saved, cursor: 0 }).then(() => {
    if (saved) runner.choose(saved.as);
    if (isOver) return;
    stop = followRunLinks(async () => {
      await runner.openLink(true);
    });
  });
  return () => stop();
}

function showHelpers(aside: Element, attached: Attached, history: History): () => void {
  const { runner } = attached;
  const root = createRoot(aside);
  root.render(
    <Helpers
      history={history}
      onInsert={(coordinate) => void insertSymbol(coordinate, attached)}
      onChoose={({ query, variables, as }) => {
        runner.choose(as);
        runner.change({ query, variables, cursor: 0 });
      }}
    />,
  );
  return () => root.unmount();
}
