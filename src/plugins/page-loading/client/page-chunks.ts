import registry from '@generated/registry';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { canReload } from './can-reload';
import { hideFailure } from './hide-failure';
import { hideOfflineNotice, showOfflineNotice } from './offline-notice';
import './page-failure.css';
import { createPatientLoads } from './patient-loads';
import { mayReload, settleReload } from './reloads';
import { withRetryAddress } from './retry-address';
import { showFailure } from './show-failure';

/** `starting` lasts until the first page renders over the HTML that the server sent. */
type Phase = 'starting' | 'idle' | 'navigating';

let phase: Phase = 'starting';
let navigations = 0;

const loads = createPatientLoads((reason) => void handleFailure(reason));

if (ExecutionEnvironment.canUseDOM) {
  // The routes take their loaders from here when they are made, which is after this.
  for (const entry of Object.values(registry)) entry[0] = loads.wrap(entry[0]);
  window.addEventListener('online', goOn);
  window.addEventListener('unhandledrejection', handleRejection);
}

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ location, previousLocation }) => {
  if (previousLocation === null) settleReload(location.pathname);
  navigations += 1;
  phase = previousLocation === null ? 'idle' : 'navigating';
  hideMessages();
  retry();
};

export function onRouteDidUpdate(): void {
  phase = 'idle';
  hideMessages();
}

async function handleFailure(reason: unknown): Promise<void> {
  if (phase === 'starting') {
    showFailure(reason, retry);
    return;
  }
  // What was fetched ahead is tried again when the reader goes there.
  if (!isAwaited()) return;
  const navigation = navigations;
  const isReloadable = await canReload(window.location.href);
  if (isOver(navigation)) return;
  if (isReloadable && mayReload(window.location.pathname)) {
    // Decided for all chunks of the page; Docusaurus reloads it.
    navigations += 1;
    phase = 'idle';
    loads.giveUp();
  } else if (navigator.onLine) {
    showFailure(reason, retry);
  } else {
    showOfflineNotice(stay);
  }
}

function isOver(navigation: number): boolean {
  return navigation !== navigations || !isAwaited();
}

/** Of two navigations at once the second one ends with the first, on a view that is still empty. */
function isAwaited(): boolean {
  return phase === 'navigating' || document.querySelector('[data-page-awaited]') !== null;
}

/** A first page that fails for another reason than a chunk of its own, such as the 404 page's. */
function handleRejection({ reason }: PromiseRejectionEvent): void {
  if (phase === 'starting') showFailure(reason, () => window.location.reload());
}

function retry(): void {
  withRetryAddress(loads.retry);
}

function goOn(): void {
  hideOfflineNotice();
  if (phase === 'starting' || isAwaited()) retry();
}

/** The reader would rather read on than have the page change when the connection is back. */
function stay(): void {
  phase = 'idle';
  hideOfflineNotice();
}

function hideMessages(): void {
  hideFailure();
  hideOfflineNotice();
}
