export interface Diagram {
  /** From `accTitle`: the caption. */
  readonly title: string;
  /** From `accDescr`: what the drawing shows, in words. */
  readonly description: string;
  /** The statements alone, a line each. */
  readonly source: string;
}

/** A problem of a diagram, on a line within the fence that counts from 1; 0 is the fence itself. */
interface DiagramFault {
  readonly line: number;
  readonly message: string;
}

interface Line {
  readonly number: number;
  readonly text: string;
}

/** Reads a `mermaid` fence, and gathers all that keeps it from being drawn as it is written. */
export function readDiagram(value: string): Diagram & { readonly faults: readonly DiagramFault[] } {
  const lines = value
    .split('\n')
    .map((text, index): Line => ({ number: index + 1, text: text.trim() }))
    .filter(({ text }) => text !== '' && !text.startsWith('%%'));
  const title = take(lines, 'accTitle');
  const description = take(lines, 'accDescr');
  const [header, ...body] = lines.filter(({ text }) => !/^acc(?:Title|Descr)\s*:/.test(text));
  const kind = diagramKinds.find((candidate) => candidate.header.test(header?.text ?? ''));
  return {
    title,
    description,
    source: [header, ...body].map((line) => line?.text ?? '').join('\n'),
    faults: [
      ...missing('accTitle', title, 'a caption'),
      ...missing('accDescr', description, 'sentences that say what it shows'),
      ...(kind ? bodyFaults(kind, body) : [headerFault(header)]),
    ],
  };
}

function take(lines: readonly Line[], name: string): string {
  const line = lines.find(({ text }) => text.startsWith(`${name}:`));
  return line?.text.slice(name.length + 1).trim() ?? '';
}

function missing(name: string, value: string, what: string): DiagramFault[] {
  if (value !== '') return [];
  return [{ line: 0, message: `Unexpected diagram without ${name}, expected "${name}: ${what}".` }];
}

function headerFault(header: Line | undefined): DiagramFault {
  const message = `Unexpected diagram "${header?.text ?? ''}", expected flowchart TD (or LR), sequenceDiagram or stateDiagram-v2.`;
  return { line: header?.number ?? 0, message };
}

function bodyFaults(kind: DiagramKind, body: readonly Line[]): DiagramFault[] {
  const unknown = body
    .filter(({ text }) => !kind.statements.some(({ pattern }) => pattern.test(text)))
    .map(({ number, text }) => ({
      line: number,
      message: `Unexpected statement "${text}", expected ${kind.expected}.`,
    }));
  return [...unknown, ...unbalanced(kind, body), ...participantFaults(kind, body)];
}

function unbalanced(kind: DiagramKind, body: readonly Line[]): DiagramFault[] {
  const open: Line[] = [];
  const faults: DiagramFault[] = [];
  for (const line of body) {
    const edge = kind.statements.find(({ pattern }) => pattern.test(line.text))?.edge;
    if (edge === 'open') open.push(line);
    if (edge === 'close' && !open.pop()) {
      faults.push({ line: line.number, message: `Unexpected "${line.text}", nothing is open.` });
    }
  }
  const unclosed = open.map(({ number, text }) => ({
    line: number,
    message: `Unexpected end of the diagram, "${text}" is not closed.`,
  }));
  return [...faults, ...unclosed];
}

/** A mistyped name would become a participant of its own; one that begins like a block, a block. */
function participantFaults(kind: DiagramKind, body: readonly Line[]): DiagramFault[] {
  if (!kind.header.test('sequenceDiagram')) return [];
  const declared = new Set(
    body.map(({ text }) => /^(?:participant|actor)\s+(\w+)/.exec(text)?.[1]).filter(Boolean),
  );
  return body.flatMap(({ number, text }) => {
    const declaration = /^(?:participant|actor)\s+(\w+)/.exec(text);
    const message = /^(\w+)\s*--?(?:>>|\))\s*[+-]?(\w+)\s*:/.exec(text);
    const note = /^Note\s+(?:left of|right of|over)\s+(\w+)(?:,\s*(\w+))?:/.exec(text);
    const names = [...(declaration ?? message ?? note ?? [])].slice(1).filter(Boolean);
    return names.flatMap((name): DiagramFault[] => {
      const word = /^(?:loop|alt|opt|par|critical|break|rect|else|and)/.exec(name)?.[0];
      if (word !== undefined && declaration) {
        const reason = `Unexpected participant "${name}", which begins like the block "${word}".`;
        return [{ line: number, message: `${reason} Rename it.` }];
      }
      if (declared.has(name)) return [];
      const reason = `Unexpected participant "${name}", expected "participant ${name} as …" above.`;
      return [{ line: number, message: reason }];
    });
  });
}

/** A part of a diagram that begins and ends on lines of their own. */
type Edge = 'open' | 'close';

interface Statement {
  readonly pattern: RegExp;
  readonly edge?: Edge;
}

interface DiagramKind {
  readonly header: RegExp;
  /** What may be on a line, for the message that nothing else may. */
  readonly expected: string;
  readonly statements: readonly Statement[];
}

const label = String.raw`(?:[^"()[\]{}|<>]|<br\/>)+`;
const shapes = [
  String.raw`\[\(${label}\)\]`,
  String.raw`\(\[${label}\]\)`,
  String.raw`\{\{${label}\}\}`,
  String.raw`\[${label}\]`,
  String.raw`\(${label}\)`,
  String.raw`\{${label}\}`,
].join('|');
const node = String.raw`[\w-]+(?:${shapes})?`;
const nodes = String.raw`${node}(?:\s+&\s+${node})*`;
const arrow = String.raw`(?:-->|-\.->|==>|---)(?:\|${label}\|)?`;
const direction = /^direction\s+(?:TB|TD|LR|RL|BT)$/;

/**
 * The statements of Mermaid that this site draws. The library that draws them passes over a line
 * that it does not know, so each line is held against this list first.
 */
const diagramKinds: readonly DiagramKind[] = [
  {
    header: /^flowchart\s+(?:TB|TD|LR|RL|BT)$/,
    expected:
      'a node such as a[Text without quotes or brackets], arrows between nodes (-->, ---, -.->, ==>), subgraph, direction or end',
    statements: [
      { pattern: new RegExp(String.raw`^subgraph\s+\w+(?:\s+\[${label}\])?$`), edge: 'open' },
      { pattern: /^end$/, edge: 'close' },
      { pattern: direction },
      { pattern: new RegExp(String.raw`^${nodes}(?:\s+${arrow}\s+${nodes})*$`) },
    ],
  },
  {
    header: /^sequenceDiagram$/,
    expected:
      'a participant, a message such as "a->>b: text", a Note, or a block such as alt … else … end',
    statements: [
      { pattern: /^(?:loop|alt|opt|par|critical|break)\s+\S.*$/, edge: 'open' },
      { pattern: /^end$/, edge: 'close' },
      { pattern: /^(?:else|and)(?:\s+\S.*)?$/ },
      { pattern: /^(?:participant|actor)\s+\w+(?:\s+as\s+\S.*)?$/ },
      { pattern: /^Note\s+(?:left of|right of|over)\s+\w+(?:,\s*\w+)?:\s*\S.*$/ },
      { pattern: /^\w+\s*--?(?:>>|\))\s*[+-]?\w+\s*:\s*\S.*$/ },
    ],
  },
  {
    header: /^stateDiagram-v2$/,
    expected: 'a state, a transition such as "a --> b: text", or direction',
    statements: [
      { pattern: /^state\s+(?:"[^"]+"\s+as\s+)?\w+\s*\{$/, edge: 'open' },
      { pattern: /^\}$/, edge: 'close' },
      { pattern: direction },
      { pattern: /^state\s+"[^"]+"\s+as\s+\w+$/ },
      { pattern: /^(?:\[\*\]|\w+)\s+-->\s+(?:\[\*\]|\w+)(?:\s*:\s*\S.*)?$/ },
      { pattern: /^\w+\s*:\s*\S.*$/ },
    ],
  },
];
