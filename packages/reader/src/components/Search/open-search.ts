const eventName = 'open-search';

/** Opens the search dialog from anywhere on a page, with a query to begin with if one is given. */
export function openSearch(query?: string): void {
  window.dispatchEvent(new CustomEvent(eventName, { detail: query }));
}

/** Calls back each time that something asks for the dialog; returns what ends this. */
export function onOpenSearch(open: (query: string | undefined) => void): () => void {
  const listen = ({ detail }: CustomEventInit<string>): void => open(detail ?? undefined);
  window.addEventListener(eventName, listen);
  return () => window.removeEventListener(eventName, listen);
}
