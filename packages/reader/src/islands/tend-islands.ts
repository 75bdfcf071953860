import type { KeptUses, Use } from './kept-uses';
import { createKeptUses } from './kept-uses';
import { loadChunk } from './load-chunk';
import { register, type Registration } from './register';

const signs = ['click', 'focusin', 'pointerover', 'input', 'change', 'keydown'] as const;

let observer: IntersectionObserver | undefined;

/** Looks after the islands of the page that is there now. To be called after each change of page. */
export function tendIslands(): void {
  observer ??= listen();
  endGoneIslands();
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const island = registrationOf(element);
    if (island?.wakes === 'at-once' || island?.isDue?.()) wakeIsland(element, island);
    else if (island?.wakes === 'in-view') observer.observe(element);
  }
}

/** The listeners are those of the document, so that content which comes later has them, too. */
function listen(): IntersectionObserver {
  for (const sign of signs) document.addEventListener(sign, answerSign, true);
  // The reader may be at one already.
  for (const place of [[...document.querySelectorAll(':hover')].at(-1), document.activeElement]) {
    if (place) wakeAt(place);
  }
  return new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      const island = registrationOf(target);
      if (island) wakeIsland(target, island);
    }
  });
}

/** A sign is for the nearest island alone: who copies the code of an example does not run it. */
function answerSign({ target, type }: Event): void {
  if (target instanceof Element) wakeAt(target, useOf(target, type));
}

function wakeAt(place: Element, use?: Use): void {
  const element = place.closest<HTMLElement>('[data-island]');
  const island = element && registrationOf(element);
  if (island) wakeIsland(element, island, use);
}

/** What a sign asks of a control; undefined if it only announces that the reader is near. */
function useOf(target: Element, type: string): Use | undefined {
  if (isAnswered(target)) return undefined;
  const control = type === 'click' ? target.closest('button') : target;
  if (type !== 'click' && type !== 'input' && type !== 'change') return undefined;
  return control instanceof HTMLElement ? { control, type } : undefined;
}

/** What answers by itself, though its island may still wait for code, is not to be done twice. */
function isAnswered(target: Element): boolean {
  const answering = target.closest('[data-answers]');
  return answering !== null && target.closest('[data-island]')?.contains(answering) === true;
}

function registrationOf({ dataset }: HTMLElement): Registration | undefined {
  return register[dataset['island'] ?? ''];
}

/** By their elements: those that are awake, with what ends them, and those that wait for code. */
const awake = new Map<HTMLElement, (() => void) | undefined>();
const waiting = new Map<HTMLElement, KeptUses>();

/** Gives an island its code, once. A use of one of its controls is kept until the code is there. */
function wakeIsland(element: HTMLElement, { load, wakes }: Registration, use?: Use): void {
  if (awake.has(element)) return;
  const waits = waiting.get(element);
  const uses = waits ?? createKeptUses(element);
  if (use) uses.keep(use);
  else if (wakes === 'at-once') uses.expect();
  if (waits) return;
  waiting.set(element, uses);
  loadChunk(load).then(
    ({ wake }) => {
      waiting.delete(element);
      // The reader may be on another page by now.
      if (!element.isConnected) {
        uses.forget();
        return;
      }
      const end = wake(element);
      awake.set(element, typeof end === 'function' ? end : undefined);
      uses.answer();
    },
    (reason: unknown) => {
      waiting.delete(element);
      uses.refuse(reason);
    },
  );
}

/** Ends the islands that have left the document with their page. */
function endGoneIslands(): void {
  for (const [element, end] of awake) {
    if (element.isConnected) continue;
    end?.();
    awake.delete(element);
  }
}
