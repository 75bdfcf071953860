import { sayFrom } from 'graphql-docs-reference/i18n';
import catalogue from '../messages.en.json';

/** A message of this package. */
export const t = sayFrom(catalogue);
