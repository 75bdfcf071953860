import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createContext } from '../../../reference/context';
import { generatePages } from '../generate';

vi.mock('../../../reference/pages/enum', () => ({
  enumPage: () => {
    throw new Error('Out of paper');
  },
}));

const options = { sourceUrl: () => undefined, endpoint: undefined };

describe('generatePages, with a broken printer', () => {
  let workDir: string;

  beforeEach(async () => {
    workDir = await mkdtemp(join(tmpdir(), 'generate-'));
  });

  afterEach(() => rm(workDir, { recursive: true }));

  it('fails and names the page that cannot be printed', async () => {
    const sdl = 'type Query { level: Level } enum Level { LOW }';
    const context = createContext(buildSchema(sdl), options);
    await expect(generatePages(context, sdl, workDir)).rejects.toThrow(
      'The page of Level cannot be printed',
    );
  });

  it('prints a schema that does not need it', async () => {
    const sdl = 'type Query { level: Int }';
    const pages = await generatePages(createContext(buildSchema(sdl), options), sdl, workDir);
    expect([...pages.keys()]).toContain('operations/queries/level.mdx');
  });
});
