import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const linter = 'node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs';

/** What the linter prints of a guide with this body, without the folder that the guide is in. */
async function lint(body: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'guide-'));
  const file = join(folder, 'guide.mdx');
  await writeFile(file, `---\ntitle: Guide\ndescription: About it.\n---\n\n${body}\n`);
  try {
    const args = [linter, '--no-globs', '--config', '.markdownlint-cli2.mjs', file];
    const { stderr } = await promisify(execFile)(process.execPath, args);
    return stderr.split('\n').filter(Boolean);
  } catch (error) {
    const { stderr } = error as { readonly stderr: string };
    const lines = stderr.split('\n').filter(Boolean);
    return lines.map((line) => line.slice(line.indexOf('guide.mdx')));
  } finally {
    await rm(folder, { recursive: true });
  }
}

it('accepts a guide that is as it should be', async () => {
  const link = 'A [link to chat](./chat.mdx), and ![a map of the garden](./map.png).';
  expect(await lint(`Text.\n\n## One\n\n### Two\n\n${link}\n\n\`\`\`json\n{}\n\`\`\``)).toEqual([]);
});

it.each([
  [
    'a second heading of level 1',
    '# Other',
    'guide.mdx:6:1 Multiple top-level headings in the same document: "Other". The title of the front matter is the heading of level 1: begin with ##. (MD025 single-title)',
  ],
  [
    'a level that is left out',
    '## One\n\n#### Three',
    'guide.mdx:8:1 Heading levels should only increment by one level at a time: Expected: h3; Actual: h4. Go down one level at a time: ## and then ###. (MD001 heading-increment)',
  ],
  [
    'a link that does not say where it goes',
    'See [here](./chat.mdx).',
    'guide.mdx:6:6 Link text should be descriptive: "[here]". Say where the link goes, so that it makes sense when it is read alone. (MD059 descriptive-link-text)',
  ],
  [
    'a bare address',
    'See https://matrix.org for more.',
    'guide.mdx:6:5 Bare URL used: "https://matrix.org". Give the link a text: [what is there](https://…). (MD034 no-bare-urls)',
  ],
  [
    'a picture without words',
    '![](./map.png)',
    'guide.mdx:6:1 Images should have alternate text (alt text). Say between the brackets what the picture shows: ![a map of the garden](map.png). (MD045 no-alt-text)',
  ],
  [
    'code without a language',
    '```\n{}\n```',
    'guide.mdx:6:1 Fenced code blocks should have a language specified: "```". Name the language behind the backticks, for example ```json. (MD040 fenced-code-language)',
  ],
])('says what to do about %s', async (_fault, body, message) => {
  expect(await lint(body)).toEqual([message]);
});
