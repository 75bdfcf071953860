export { formatLocale, formatNumber, pluralForm } from './format';
export { sayFrom } from './messages';
