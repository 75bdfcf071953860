import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unpackTar } from 'modern-tar';
import { packRows } from 'graphql-docs-model';
import { sdl, town } from '../../../../../../sandbox/__tests__/helpers';
import { siteData } from '../../../../../mcp/src/__tests__/site';
import callers from '../../../../../reference/src/options/__tests__/callers.json';
import type { Bundle } from '../make-package';
import { bundleServer, makePackage } from '../make-package';

export const data = {
  ...siteData,
  sdl,
  rows: packRows(town),
  callers,
  setUp: 'https://docs.example/docs/agents',
  mount: { base: '/portal/', path: '/docs/graphql', files: '' },
};

interface Unpacked {
  readonly bundle: Bundle;
  readonly archive: Buffer;
  /** Texts by name. */
  readonly files: Readonly<Record<string, string>>;
  readonly folder: string;
}

/** The package of a server with the model of this repository, unpacked in a new folder. */
export async function unpackServer(): Promise<Unpacked> {
  const bundle = await bundleServer('.', 'sandbox/model.ts');
  const archive = await makePackage('.', data, bundle);
  const entries = await unpackTar(gunzipSync(archive));
  const files = Object.fromEntries(
    entries.map(({ header, data: body }) => [header.name, new TextDecoder().decode(body)]),
  );
  const folder = await mkdtemp(join(tmpdir(), 'mcp-package-'));
  await Promise.all(
    Object.entries(files).map(([name, text]) =>
      writeFile(join(folder, name.replace('package/', '')), text),
    ),
  );
  return { bundle, archive, files, folder };
}
