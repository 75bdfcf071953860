import { fetchAhead } from '../load-page';

/** What links of the frame call. Those in view fetch nothing; one that is pointed at is fetched. */
export default {
  prefetch: (): boolean => false,
  preload: (path: string): boolean => {
    fetchAhead(path.replace(/#.*/, ''));
    return false;
  },
};
