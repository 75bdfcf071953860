import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sayLater } from '../say-later';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A live region, with all that it has been given to say. */
function createRegion(): { region: Element; said: string[] } {
  const said: string[] = [];
  const region = {
    get textContent() {
      return said.at(-1) ?? '';
    },
    set textContent(text) {
      said.push(text);
    },
  } as Element;
  return { region, said };
}

it('says the last of several texts once half a second has passed without another', () => {
  const { region, said } = createRegion();
  sayLater(region, '300 results');
  vi.advanceTimersByTime(499);
  sayLater(region, '13 results');
  vi.advanceTimersByTime(499);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['13 results']);
});

it('says nothing again', () => {
  const { region, said } = createRegion();
  sayLater(region, '13 results');
  vi.advanceTimersByTime(500);
  sayLater(region, '13 results');
  vi.advanceTimersByTime(500);
  expect(said).toEqual(['13 results']);
});

it('keeps regions apart', () => {
  const [one, other] = [createRegion(), createRegion()];
  sayLater(one.region, '1 result');
  sayLater(other.region, '2 of 43 fields');
  vi.advanceTimersByTime(500);
  expect([one.said, other.said]).toEqual([['1 result'], ['2 of 43 fields']]);
});
