import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createContext } from 'graphql-docs-reference/reference';
import { exampleProduct } from '../../../../../reference/src/options/__tests__/example-product';
import { referenceOf } from '../../../content/read-reference';
import { writeMarkdown, generatorOptions } from '../generate';

vi.mock('../../../../../reference/src/reference/pages/enum', () => ({
  enumPage: () => {
    throw new Error('Out of paper');
  },
}));

describe('writeMarkdown, with a page that cannot be made', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'generate-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  const write = (sdl: string): Promise<void> => {
    const known = { sourceUrl: () => undefined, endpoint: undefined };
    const context = createContext(buildSchema(sdl), known);
    return writeMarkdown(referenceOf(context, exampleProduct), {
      ...generatorOptions,
      rootPath: folder,
    });
  };

  it('fails, names the page and says why', async () => {
    await expect(write('type Query { level: Level } enum Level { LOW }')).rejects.toMatchObject({
      message: 'The page /docs/graphql/types/enums/level cannot be made',
      cause: { message: 'Out of paper' },
    });
  });

  it('writes a schema that does not need it', async () => {
    await write('type Query { level: Int }');
    expect(await readdir(join(folder, 'graphql/operations/queries'))).toEqual(['level.md']);
  });
});
