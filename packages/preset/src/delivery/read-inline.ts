import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** What a page brings along that a policy has to allow. */
export interface Inline {
  /** Hashes of its inline scripts, as a policy writes them. */
  readonly scripts: readonly string[];
  /** What no policy of ours allows, in words. */
  readonly faults: readonly string[];
}

/** Scripts of other types, such as JSON-LD, are data: nothing runs them. */
const executable = new Set(['', 'module', 'text/javascript']);

/** Two run on each page before its scripts are there: that of the template, and Docusaurus' own. */
const known = [/document\.currentScript\?\.dataset/, /docusaurus-theme/];

/** Reads what the HTML of a page runs or styles by itself. */
export function readInline(html: string): Inline {
  const scripts: string[] = [];
  const faults: string[] = [];
  let text: string | undefined;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      faults.push(...faultsOf(name, attributes));
      const { src, type = '' } = attributes;
      if (name === 'script' && src === undefined && executable.has(type)) text = '';
    },
    ontext: (part) => {
      if (text !== undefined) text += part;
    },
    onclosetag: () => {
      if (text !== undefined) {
        const script = text;
        if (known.some((pattern) => pattern.test(script))) scripts.push(hashOf(script));
        else faults.push(`Unexpected inline script "${script.slice(0, 60)}"`);
      }
      text = undefined;
    },
  });
  parser.end(html);
  return { scripts, faults };
}

function faultsOf(name: string, attributes: Readonly<Record<string, string>>): string[] {
  const blocked = Object.entries(attributes)
    .filter(([key, value]) => key === 'style' || key.startsWith('on') || isScript(key, value))
    .map(([key, value]) => `Unexpected ${key}="${value}" on <${name}>`);
  return name === 'style' ? [...blocked, 'Unexpected <style>'] : blocked;
}

function isScript(key: string, value: string): boolean {
  return ['href', 'src', 'action'].includes(key) && /^\s*javascript:/i.test(value);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
