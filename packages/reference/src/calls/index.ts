export { once } from './once';
export { oneAtATime } from './one-at-a-time';
export { whenOrphaned } from './when-orphaned';
