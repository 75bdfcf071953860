import { SiteChanged } from '../loading/fetch-page';
import { whyNotLoaded } from '../loading/why-not-loaded';
import { t } from '../t';

/** https://webpack.js.org/api/module-variables/#__webpack_get_script_filename__-webpack-specific */
declare let __webpack_get_script_filename__: (chunk: string) => string;

type Load<Module> = () => Promise<Module>;

const failed = new WeakSet<Load<unknown>>();
let tries = 0;

/**
 * Loads what a function imports. After a failure the next call asks for it at a new address, for a
 * browser may share a request that stalls, or keep the wrong answer for as long as a good one.
 *
 * @throws SiteChanged if the file is gone with the deploy that it was of.
 */
export async function loadChunk<Module>(load: Load<Module>): Promise<Module> {
  try {
    return await (failed.has(load) ? atNewAddress(load) : load());
  } catch (reason) {
    failed.add(load);
    throw await whyNotLoaded(reason);
  }
}

/** Names of files are made while `import` is called, and not later. */
function atNewAddress<Module>(load: Load<Module>): Promise<Module> {
  const fileName = __webpack_get_script_filename__;
  tries += 1;
  __webpack_get_script_filename__ = (chunk) => `${fileName(chunk)}?retry=${tries}`;
  try {
    return load();
  } finally {
    __webpack_get_script_filename__ = fileName;
  }
}

/** What may not load, as a sentence begins with it. */
const subjects = {
  part: t('load.this'),
  editor: t('load.editor'),
  sandbox: t('load.sandbox'),
  descriptions: t('load.descriptions'),
};

/** What did not load, why as far as it is known, and what a reader can do. */
export function sayNotLoaded(subject: keyof typeof subjects, reason: unknown): string {
  const what = subjects[subject];
  return reason instanceof SiteChanged
    ? t('load.siteChanged', { what })
    : t('load.partFailed', { what });
}
