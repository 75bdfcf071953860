export { formatLocale, formatNumber } from './locale-format';
export { pluralForm } from './plural-form';
export { translate } from './translate';
