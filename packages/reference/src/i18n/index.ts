export { formatLocale, formatNumber, pluralForm } from './format';
export { translate } from './translate';
