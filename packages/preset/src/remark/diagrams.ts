import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MermaidGraph } from 'beautiful-mermaid';
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { once } from 'graphql-docs-reference/calls';
import { hashMakers } from '../package-file';
import { openStore } from '../store';
import type { Thread } from '../thread';
import { openThread } from '../thread';
import { placeInFence } from './fence';
import type { Diagram } from './read-diagram';
import { readDiagram } from './read-diagram';

/**
 * Draws each `mermaid` fence, and puts a `<Diagram>` in its place. A fence that cannot be drawn as
 * it is written is a message on its line. `accTitle` and `accDescr` are Mermaid's own statements
 * for a text alternative (https://mermaid.js.org/config/accessibility.html).
 */
export const remarkDiagrams: Plugin<[], Root> = () => async (tree, file) => {
  const fences: Fence[] = [];
  visit(tree, 'code', (node: Code, index, parent) => {
    if (node.lang !== 'mermaid' || !parent || index === undefined) return;
    fences.push({ node, replace: (element) => (parent.children[index] = element) });
  });
  for (const [index, { node, replace }] of fences.entries()) {
    const { title, description, source, faults } = readDiagram(node.value);
    for (const { line, message } of faults) say(file, node, line, message);
    if (faults.length > 0) continue;
    const id = `diagram-${index + 1}`;
    try {
      const prefix = `${id}-`;
      const { svg, width } = await drawings().keepJson([source, prefix], () =>
        draw(source, prefix),
      );
      const element = diagram({ id, title, description, width: String(width), svg });
      replace({ ...element, data: { diagram: { title, description, source } } });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      say(file, node, 0, `Unexpected diagram that cannot be drawn: ${reason}. Rewrite it.`);
    }
  }
};

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    /** What was drawn. */
    diagram?: Diagram;
  }
}

interface Fence {
  readonly node: Code;
  readonly replace: (element: MdxJsxFlowElement) => void;
}

/** Lines count from 1 within the fence; 0 is the fence itself. */
function say(file: VFile, node: Code, line: number, message: string): void {
  file.message(message, placeInFence(node, { line, column: 1 }), 'diagrams:diagram');
}

function diagram(attributes: Readonly<Record<string, string>>): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Diagram',
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [],
  };
}

interface Drawing {
  readonly svg: string;
  /** In units of the drawing, which are CSS pixels at its natural size. */
  readonly width: number;
}

/** Drawing takes a tenth of a second, and each build would do it again. */
const drawings = once(() => openStore('diagrams', hashMakers()));

/** At the size of `Diagram`, a wider drawing would be scrolled in a window of 1,280 pixels. */
const widest = 610;

/**
 * Draws the statements of a diagram as SVG that takes its font and its colours, `--diagram-…`, from
 * the page: it has no style sheet (the library's would load a font from elsewhere). Its ids begin
 * with `prefix`.
 * Throws where the library cannot lay it out.
 */
async function draw(source: string, prefix: string): Promise<Drawing> {
  const { groups, svg = '', fault } = await thread().call(source);
  refuseEmptyGroups(groups);
  if (fault !== undefined) throw new Error(fault);
  const width = Number(/ width="([\d.]+)"/.exec(svg)?.[1]);
  if (!(width > 0)) throw new Error('nothing to draw');
  if (width > widest)
    throw new Error(`it is ${Math.round(width)} pixels wide, and ${widest} at most fit`);
  const slim = svg
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/^<svg [^>]*?viewBox="([^"]+)"[^>]*>/, '<svg viewBox="$1" aria-hidden="true">')
    .replace(/var\(--_?/g, 'var(--diagram-')
    .replace(/ data-[\w-]+="[^"]*"/g, '')
    .replace(/ id="|url\(#/g, `$&${prefix}`)
    .replace(/="[^"]*"/g, roundNumbers)
    .replace(/\n\s*/g, '');
  return { svg: slim, width: Math.round(width) };
}

function roundNumbers(attribute: string): string {
  return attribute.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}

/** A group holds the nodes that are first named within it; without any, it is drawn as a stray word. */
function refuseEmptyGroups(groups: MermaidGraph['subgraphs']): void {
  for (const { label, nodeIds, children } of groups) {
    if (nodeIds.length === 0 && children.length === 0) {
      throw new Error(`no node is named in "${label}" first`);
    }
    refuseEmptyGroups(children);
  }
}

const packageName = 'beautiful-mermaid';

/** Other guides are checked while it draws. */
const thread = once(
  (): Thread<string, Drawn> => openThread(join(__dirname, 'draw-thread.cjs'), findLibrary()),
);

interface Drawn {
  readonly groups: MermaidGraph['subgraphs'];
  readonly svg?: string;
  /** Why it cannot be laid out. */
  readonly fault?: string;
}

/**
 * The library that draws. It is found by its path, because its package has no entry for `require`,
 * and Docusaurus loads the configuration, and all that it imports, as if it were required.
 */
function findLibrary(): string {
  const folders = createRequire(__filename).resolve.paths(packageName) ?? [];
  const path = folders.map((folder) => join(folder, packageName, 'dist/index.js')).find(existsSync);
  if (path === undefined) throw new Error(`${packageName} is not installed: run npm ci`);
  return pathToFileURL(path).href;
}
