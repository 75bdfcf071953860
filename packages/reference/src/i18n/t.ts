import catalogue from '../../messages.en.json';
import { sayFrom } from './messages';

/** A message of the reference. */
export const t = sayFrom(catalogue);
