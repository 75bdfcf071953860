import { parentPort, workerData } from 'node:worker_threads';
import { close, createIndex } from 'pagefind';

/**
 * Indexes `workerData.pages`, each with `url` and `content`, and posts the files of the index.
 * A thread of its own, since Docusaurus loads plugins as CommonJS and Pagefind is an ES module.
 */
async function indexPages(pages) {
  const { index, errors } = await createIndex({
    rootSelector: 'article',
    excludeSelectors: ['pre', 'svg', 'summary', 'nav', 'footer', '.hash-link'],
    forceLanguage: 'en',
  });
  failOn(errors, 'its start');
  for (const page of pages) {
    const added = await index.addHTMLFile(page);
    failOn(added.errors, page.url);
  }
  const { files, errors: writing } = await index.getFiles();
  failOn(writing, 'the files of the index');
  return files;
}

function failOn(errors, what) {
  if (errors.length > 0) throw new Error(`Pagefind failed on ${what}: ${errors.join(', ')}`);
}

try {
  parentPort.postMessage(await indexPages(workerData.pages));
} finally {
  await close();
}
