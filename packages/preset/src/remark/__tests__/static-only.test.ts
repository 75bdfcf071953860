import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VFile } from 'vfile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMdxProcessor } from '../read-markdown';
import { remarkStaticOnly } from '../static-only';

const files = {
  'Note.tsx': `export const Note = () => <p>A note about useful state.</p>;`,
  'Counter.tsx': `import { useState } from 'react';\nexport const Counter = () => useState(0)[0];`,
  'Wrapper.tsx': `import { Counter } from './Counter';\nexport const Wrapper = () => <Counter />;`,
  'Button.tsx': `export const Button = () => <button onClick={() => alert()}>Press</button>;`,
  'Quiet.tsx': `// No useState here.\n/* Nor onClick={…}. */\nexport const Quiet = () => null;`,
};

describe('remarkStaticOnly', () => {
  let dir: string;

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'static-'));
    await Promise.all(
      Object.entries(files).map(([name, text]) => writeFile(join(dir, name), text)),
    );
  });

  afterAll(() => rm(dir, { recursive: true }));

  async function messages(value: string): Promise<string[]> {
    const file = new VFile({ cwd: dir, path: 'guide.mdx', value });
    const processor = createMdxProcessor().use(remarkStaticOnly);
    await processor.run(processor.parse(file), file);
    return file.messages.map(String);
  }

  const fix =
    'Write what it shows as Markdown, or make it an island: see packages/reader/src/islands/README.md.';

  it.each([
    `import { Note } from './Note';\n\n<Note />`,
    `import { Quiet } from './Quiet';\n\n<Quiet />`,
    `import Link from '@docusaurus/Link';\n\n<Link to="/docs">Docs</Link>`,
    `<abbr title="on">Click</abbr>`,
  ])('lets pass what needs no script: %j', async (mdx) => {
    expect(await messages(mdx)).toEqual([]);
  });

  it('names the component with state, at the line that imports it', async () => {
    expect(
      await messages(`# Guide\n\nimport { Counter } from './Counter';\n\n<Counter />`),
    ).toEqual([
      `guide.mdx:3:1-3:37: Unexpected component { Counter }, which uses useState (Counter.tsx). ${fix}`,
    ]);
  });

  it('looks into what a component imports', async () => {
    expect(await messages(`import { Wrapper } from './Wrapper';\n\n<Wrapper />`)).toEqual([
      `guide.mdx:1:1-1:37: Unexpected component { Wrapper }, which uses useState (Counter.tsx). ${fix}`,
    ]);
  });

  it('takes an event handler for state', async () => {
    expect(await messages(`import { Button } from './Button';\n\n<Button />`)).toEqual([
      `guide.mdx:1:1-1:35: Unexpected component { Button }, which uses onClick (Button.tsx). ${fix}`,
    ]);
  });

  it('refuses state and handlers in the page itself', async () => {
    expect(
      await messages(`export const A = () => useEffect(() => {});\n\n<b onClick={go}>x</b>`),
    ).toEqual([
      `guide.mdx:1:1-1:44: Unexpected useEffect in a page. ${fix}`,
      `guide.mdx:3:1-3:22: Unexpected onClick on <b>, which no script reads. ${fix}`,
    ]);
  });
});
