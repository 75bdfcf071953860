/** A part of a diagram that begins and ends on lines of their own. */
type Edge = 'open' | 'close';

interface Statement {
  readonly pattern: RegExp;
  readonly edge?: Edge;
}

export interface DiagramKind {
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
export const diagramKinds: readonly DiagramKind[] = [
  {
    header: /^flowchart\s+(?:TB|TD|LR|RL|BT)$/,
    expected: 'a node, arrows between nodes (-->, ---, -.->, ==>), subgraph, direction or end',
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
