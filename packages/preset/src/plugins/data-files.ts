import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { answerInDev } from '../docusaurus/answer-in-dev';
import { writeFiles } from '../files';

/** `delivery/rules.ts` has a rule for it. */
const dataFolder = 'assets/data';

/**
 * What browsers fetch once a reader needs it, as JSON. It isn't in a bundle, since any edit changes
 * it, and then the bundler would have to run.
 */
export interface DataFiles {
  /** Adds a file, or what it has now. */
  readonly set: (name: string, content: unknown) => void;
  /** Has the dev server wait for the last such call before it answers. */
  readonly whenAsked: (make: () => Promise<unknown>) => void;
  readonly address: (name: string) => string;
  readonly write: (outDir: string) => void;
  /** Settings of the dev server, with which it answers for these files. */
  readonly devServer: (config: object) => object;
}

/** @param id of the reference that they are about. */
export function createDataFiles(baseUrl: string, id: string): DataFiles {
  const files = new Map<string, string>();
  const folder = `${dataFolder}/${id}/`;
  const path = `${baseUrl}${folder}`;
  let makeMore: () => Promise<unknown> = () => Promise.resolve();
  const middleware = async (
    { url = '' }: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    await makeMore();
    const json = files.get(url.replace(/^\//, ''));
    response.writeHead(json === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(json ?? 'null');
  };
  return {
    set: (name, content) => void files.set(`${name}.json`, JSON.stringify(content)),
    whenAsked: (make) => void (makeMore = make),
    address: (name) => `${path}${name}.json`,
    write: (outDir) => writeFiles(join(outDir, folder), files),
    devServer: (config) => answerInDev(config, () => ({ name: `data-${id}`, path, middleware })),
  };
}
