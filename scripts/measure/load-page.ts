import type { Browser, CDPSession, Page } from '@playwright/test';

/** What a page costs, compressed, in bytes and requests, and how long it takes to come to life. */
export interface PageCosts {
  readonly requests: number;
  /** Before a sign of a reader, by the kind of resource. */
  readonly bytes: Readonly<Record<string, number>>;
  /** Of scripts, once the page is awake. */
  readonly scriptBytes: number;
  /** Of what is fetched ahead of clicks then. */
  readonly aheadBytes: number;
  /** From the first sign until the page is awake, in milliseconds, its scripts being there. */
  readonly wakeTime: number;
  /** The same with a processor that is four times slower. */
  readonly slowWakeTime: number;
  /** Time of tasks over 50 ms while the page loads on that, in milliseconds. */
  readonly blockingTime: number;
}

/** Opens a page as a phone does, so that nothing is fetched before the reader's first sign. */
export async function measureLoad(browser: Browser, url: string): Promise<PageCosts> {
  const light = await open(browser, url, 1);
  const requests = light.transfers.length;
  const bytes = sumByKind(light.transfers);
  await wake(light.page);
  // What a page does once it is awake, it begins within this time.
  await light.page.waitForTimeout(1000);
  const isScript = ({ kind }: Transfer): boolean => kind === 'Script';
  const scriptBytes = sum(light.transfers.filter(isScript));
  const aheadBytes = sum(light.transfers.slice(requests).filter((one) => !isScript(one)));
  await light.page.context().close();
  const quick = await open(browser, url, 1);
  await fetchScripts(quick.page);
  const wakeTime = await wake(quick.page);
  await quick.page.context().close();
  const slow = await open(browser, url, 4);
  const blockingTime = await slow.page.evaluate(() => window.blocked ?? 0);
  await fetchScripts(slow.page);
  const slowWakeTime = await wake(slow.page);
  await slow.page.context().close();
  return { requests, bytes, scriptBytes, aheadBytes, wakeTime, slowWakeTime, blockingTime };
}

declare global {
  interface Window {
    blocked?: number;
  }
}

interface Transfer {
  readonly kind: string;
  readonly bytes: number;
}

async function open(
  browser: Browser,
  url: string,
  slowdown: number,
): Promise<{ page: Page; transfers: Transfer[] }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const transfers = watchTransfers(client);
  await client.send('Network.enable');
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        window.blocked = (window.blocked ?? 0) + duration - 50;
      }
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return { page, transfers };
}

function watchTransfers(client: CDPSession): Transfer[] {
  const kinds = new Map<string, string>();
  const transfers: Transfer[] = [];
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    transfers.push({ kind: kinds.get(requestId) ?? 'Other', bytes: encodedDataLength }),
  );
  return transfers;
}

/** As a desk has done while it was idle. */
async function fetchScripts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const [entry] = document.querySelectorAll<HTMLElement>('[data-scripts]');
    const sources = entry?.dataset['scripts']?.split(' ') ?? [];
    await Promise.all(sources.map(async (source) => (await fetch(source)).text()));
  });
}

/** Gives a first sign; the time until the page is awake, in milliseconds. */
async function wake(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { documentElement: root } = document;
    const start = performance.now();
    if (root.dataset['hasHydrated'] === 'true') return 0;
    // Nothing in here has a name: the compiler would add a helper that the page does not have.
    await new Promise<void>((resolve) => {
      new MutationObserver(() => {
        if (root.dataset['hasHydrated'] === 'true') resolve();
      }).observe(root, { attributes: true });
      window.dispatchEvent(new PointerEvent('pointerdown'));
    });
    return performance.now() - start;
  });
}

function sumByKind(transfers: readonly Transfer[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { kind, bytes } of transfers) sums[kind] = (sums[kind] ?? 0) + bytes;
  return sums;
}

function sum(transfers: readonly Transfer[]): number {
  return transfers.reduce((total, { bytes }) => total + bytes, 0);
}
