import { expect, it } from 'vitest';
import { loadSample } from '../load-sample';

const { formatMoney } = await loadSample<{
  formatMoney: (minorUnits: number, currency: string, locale: string) => string;
}>('docs/internationalisation.mdx', 'Format an amount of money');

/** The table of the page; `Intl` puts a space that does not break where the page has a plain one. */
it.each([
  [1250, 'EUR', 'en', '€12.50'],
  [1250, 'EUR', 'de', '12,50 €'],
  [1250, 'JPY', 'en', '¥1,250'],
  [1250, 'JPY', 'de', '1.250 ¥'],
  [1250, 'KWD', 'en', 'KWD 1.250'],
  [1250, 'KWD', 'de', '1,250 KWD'],
  [500_000, 'HUF', 'en', 'HUF 5,000'],
  [500_000, 'HUF', 'de', '5.000 HUF'],
  [-1, 'EUR', 'en', '-€0.01'],
  [500_050, 'HUF', 'en', 'HUF 5,000.50'],
  [1_250_000, 'IDR', 'id', 'Rp 12.500'],
  [1255, 'IQD', 'en', 'IQD 1.255'],
  [12_500, 'CLF', 'en', 'CLF 1.2500'],
])('writes %i %s in %s', (minorUnits, currency, locale, text) => {
  expect(formatMoney(minorUnits, currency, locale).replace(/\s/g, ' ')).toBe(text);
});
