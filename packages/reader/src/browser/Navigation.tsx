import type { ReactNode } from 'react';
import { createContext, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHistory } from '@docusaurus/router';
import type { Location } from 'history';
import { Route } from 'react-router-dom';
import { create } from '../create';
import { dispatchLifecycleAction } from '../docusaurus';
import { tendIslands } from '../islands/tend-islands';
import { hideLoadingBar, showLoadingBar } from '../loading/loading-bar';
import type { PageDocument } from '../loading/fetch-page';
import { headOfPage, readDocument } from '../loading/fetch-page';
import { answerEarlySigns } from './answer-early-signs';
import { escapePath, followLinks, mergeSlashes, pressBySpace } from './follow-links';
import { fetchAhead, loadPage, settleReload } from './load-page';
import { scrollToLocation, trackScroll } from './scroll';
import { hideFailure } from './show-failure';

interface View {
  readonly location: Location;
  readonly page: PageDocument;
  /** Whether the next page takes so long that a sign of it takes the place of this one. */
  readonly isSlow: boolean;
}

const ViewContext = createContext<View | undefined>(undefined);

/** The page that is shown. */
export function useView(): View {
  const view = useContext(ViewContext);
  if (!view) throw new Error('There is a view within the navigation only.');
  return view;
}

interface NavigationProps {
  /** Where the reader is, or is going. */
  readonly location: Location;
  readonly children: ReactNode;
}

/** How long the reader waits for a bar, and then for a spinner, in milliseconds. */
const delays = { bar: 200, spinner: 1000 } as const;

escapePath();
mergeSlashes();
// React expects the page as the server has sent it.
hideFailure();

/** The page that was shown last, which outlives a crash of the frame. */
let latest = readDocument(document);

/**
 * Shows the page of a location once it is there, and the former one until then. Takes the place of
 * Docusaurus' own component, for which a page is a module and not a file.
 */
export function Navigation({ location, children }: NavigationProps): ReactNode {
  const history = useHistory();
  const [view, setView] = useState<View>({ location, page: latest, isSlow: false });
  const shown = useRef<View>(undefined);

  useEffect(() => {
    settleReload(window.location.pathname);
    trackScroll();
    followLinks(document, { history, fetchAhead });
    pressBySpace(document);
    document.documentElement.dataset['hasHydrated'] = 'true';
    tendIslands();
    // Once what the reader has stored is known to what answers.
    setTimeout(() => void answerEarlySigns());
  }, [history]);

  // At once: what is scrolled next belongs to the new step of the history.
  useLayoutEffect(() => {
    const former = shown.current ?? view;
    if (location === former.location) return undefined;
    if (location.pathname === former.location.pathname) {
      setView((current) => ({ ...current, location, isSlow: false }));
      return undefined;
    }
    const journey = new AbortController();
    const end = dispatchLifecycleAction('onRouteUpdate', {
      location,
      previousLocation: former.location,
    });
    let timers: number[] = [];
    const stopSigns = (): void => {
      timers.forEach((timer) => window.clearTimeout(timer));
      hideLoadingBar();
      setView((current) => (current.isSlow ? { ...current, isSlow: false } : current));
    };
    const onStatus = (status: 'loading' | 'failed'): void => {
      stopSigns();
      if (status === 'failed') return;
      timers = [
        window.setTimeout(showLoadingBar, delays.bar),
        window.setTimeout(
          () => setView((current) => ({ ...current, isSlow: true })),
          delays.spinner,
        ),
      ];
    };
    loadPage(location.pathname, { signal: journey.signal, onStatus }).then(
      (page) => {
        stopSigns();
        hideFailure();
        end();
        latest = page;
        setView({ location, page, isSlow: false });
      },
      () => undefined,
    );
    return () => {
      journey.abort();
      stopSigns();
    };
    // Only the reader's going elsewhere ends a journey.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [location]);

  useLayoutEffect(() => {
    const former = shown.current;
    shown.current = view;
    if (!former || former.location === view.location) return;
    const isNewPage = former.page !== view.page;
    if (isNewPage) adoptHead(view.page);
    scrollToLocation(view.location, history.action === 'POP');
    if (isNewPage) announce(view.page.title);
    tendIslands();
    dispatchLifecycleAction('onRouteDidUpdate', {
      location: view.location,
      previousLocation: former.location,
    });
  }, [view, history]);

  return (
    <ViewContext value={view}>
      <Route location={view.location} render={() => children} />
    </ViewContext>
  );
}

/** Makes title, metadata and classes of the document those of a page. */
function adoptHead({ title, className, head }: PageDocument): void {
  document.title = title;
  document.documentElement.className = className;
  const wanted = new Map(head.map((element) => [element.outerHTML, element]));
  // Structured data is for those who read files; as scripts, a strict policy refuses its copies.
  const former = `${headOfPage}, [type="application/ld+json"]`;
  for (const old of document.head.querySelectorAll(former)) {
    // What both pages have stays: a browser would ask for a picture or a typeface again.
    if (!wanted.delete(old.outerHTML)) old.remove();
  }
  document.head.append(
    ...[...wanted.values()].map((element) => document.importNode(element, true)),
  );
}

let region: HTMLElement | undefined;

/** Has screen readers say the title of the page that has come. */
function announce(title: string): void {
  region ??= create('div', { className: 'pageAnnouncement', role: 'status' });
  if (!region.isConnected) document.body.append(region);
  region.textContent = title;
}
