import { measureRanking } from '../../src/plugins/search/ranking/measure-ranking';
import { loadOwnSearch } from '../../src/plugins/search/ranking/own-search';
import { readQueries } from '../../src/plugins/search/ranking/queries';

/** Prints how high the search puts what is wanted, by names and headings, and with all texts. */
export async function printRanking(): Promise<void> {
  const { search, text } = await loadOwnSearch();
  const queries = readQueries();
  console.log('By names and headings, before the text is there');
  console.table(measureRanking(search, queries));
  console.log('By names, headings and text');
  console.table(measureRanking(await search.withText(text), queries));
}
