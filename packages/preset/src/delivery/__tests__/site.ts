import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { deliver } from '../deliver';

/** A page as Docusaurus writes it: HTML without the quotes that it does not need. */
export function pageOf(title: string, inside = ''): string {
  const text = `<p>${'What every page says. '.repeat(80)}`;
  return `<!doctype html><html lang=en><head><meta charset=UTF-8><title>${title}</title><script>show('pageFailure')</script><script type=application/ld+json>{}</script></head><body>${inside}<h1>${title}</h1>${text}</body></html>`;
}

const files: Readonly<Record<string, string>> = {
  'index.html': pageOf('Home'),
  'index.md': '# Home\n',
  '404.html': pageOf('Page Not Found'),
  'docs/errors.html': pageOf('Errors'),
  'docs/errors.md': `# Errors\n\n${'What went wrong. '.repeat(80)}\n`,
  'docs/architecture.html': pageOf('Architecture'),
  'docs/architecture/index.html': pageOf('Architecture'),
  'docs/architecture/decisions.html': pageOf('Decisions'),
  'docs/graphql/playground.html': pageOf('Playground'),
  'docs/graphql/schema.graphql': 'type Query {\n  a: Int\n}\n',
  'assets/js/main.1234.js': 'console.log(1);\n'.repeat(200),
  'assets/data/default/text.json': `[${'"a text",'.repeat(200)}0]`,
  'cards/home.png': 'a picture',
  'blog/rss.xml': '<rss/>',
  'llms.txt': '# Site\n',
  LICENSE: 'MIT',
};

/** A small build on disk, delivered; gives its folder. */
export async function createSite(script = 'show'): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'delivery-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text.replace('show(', `${script}(`));
  }
  await deliver(folder);
  return folder;
}
