import { useLocation } from '@docusaurus/router';
import type { Api } from '../api';
import { apiAt } from '../api';

/** The API that the page is about, also where a server renders it. */
export function useApi(): Api {
  return apiAt(useLocation().pathname);
}
