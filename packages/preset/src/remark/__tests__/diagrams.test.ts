import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { remarkDiagrams } from '../diagrams';

async function run(value: string): Promise<{ messages: string[]; tree: Root }> {
  const file = new VFile({ path: 'docs/intro.mdx', value });
  const processor = unified().use(remarkParse).use(remarkDiagrams);
  const tree: Root = await processor.run(processor.parse(file), file);
  return { messages: file.messages.map(String), tree };
}

const words = 'accTitle: Life\naccDescr: It begins and ends.\n';
const fence = (header: string, body: string): string =>
  `Text.\n\n\`\`\`mermaid\n${header}\n${words}${body}\n\`\`\`\n`;
const messages = async (header: string, body: string): Promise<string[]> =>
  (await run(fence(header, body))).messages;

function attributesOf(tree: Root, position: number): Record<string, unknown> {
  const node = tree.children[position];
  if (node?.type !== 'mdxJsxFlowElement') throw new Error('expected an element');
  const attributes = node.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
  return Object.fromEntries(attributes.map(({ name, value }): [string, unknown] => [name, value]));
}

describe('remarkDiagrams', () => {
  it('puts a drawing with its words in the place of a fence', async () => {
    const { tree, messages: found } = await run(fence('stateDiagram-v2', '[*] --> Open: made'));
    expect(found).toEqual([]);
    const { svg, ...rest } = attributesOf(tree, 1);
    expect(rest).toEqual({
      id: 'diagram-1',
      title: 'Life',
      description: 'It begins and ends.',
      width: '144',
    });
    expect(svg).toMatch(/^<svg viewBox="[\d. ]+" aria-hidden="true">/);
    expect(svg).toContain('>Open</text>');
    expect(svg).toContain('>made</text>');
  });

  it.each([
    ['flowchart TD', 'a[Apps] -->|asks| b[(Store)]\nb -.-> c & d\nsubgraph s [Group]\ne{Why}\nend'],
    [
      'sequenceDiagram',
      'participant A as App\nactor P\nP->>A: taps\nalt yes\nA-->>P: shows\nelse no\nNote over A,P: waits\nA-)P: tells\nend',
    ],
    ['stateDiagram-v2', 'direction LR\nstate "In use" as used\n[*] --> used\nused --> [*]: over'],
  ])('draws a %s', async (header, body) => {
    expect(await messages(header, body)).toEqual([]);
  });

  it('draws nothing that reaches beyond the page', async () => {
    const { tree } = await run(fence('flowchart LR', 'a --> b'));
    const { svg } = attributesOf(tree, 1);
    expect(svg).not.toMatch(/<style|https?:|@import|#[0-9a-f]{6}/);
  });

  it('rounds what is drawn, and leaves a version in a label as it is', async () => {
    const { tree } = await run(fence('flowchart LR', 'a[App 4.12.0] --> b[Longer words]'));
    const { svg } = attributesOf(tree, 1);
    expect(svg).toContain('>App 4.12.0</text>');
    expect(svg).not.toMatch(/="[^"]*\d\.\d\d/);
  });

  it('keeps the ids of two drawings apart', async () => {
    const { tree } = await run(fence('flowchart LR', 'a --> b') + fence('flowchart LR', 'a --> b'));
    expect(attributesOf(tree, 1)['svg']).toContain('id="diagram-1-arrowhead"');
    expect(attributesOf(tree, 3)['svg']).toContain('url(#diagram-2-arrowhead)');
  });

  it('draws the same picture each time', async () => {
    const value = fence('flowchart TD', 'a --> b\na --> c\nb & c --> d');
    expect((await run(value)).tree).toEqual((await run(value)).tree);
  });

  it.each([
    [
      'a kind that it does not know',
      'pie title Pets',
      '"Dogs" : 3',
      'docs/intro.mdx:4:1: Unexpected diagram "pie title Pets", expected flowchart TD (or LR), sequenceDiagram or stateDiagram-v2.',
    ],
    [
      'an arrow that does not exist',
      'flowchart TD',
      'a --> b\na ~> c',
      'docs/intro.mdx:8:1: Unexpected statement "a ~> c", expected a node such as a[Text without quotes or brackets], arrows between nodes (-->, ---, -.->, ==>), subgraph, direction or end.',
    ],
    [
      'a label in quotes',
      'flowchart TD',
      'a["Apps"] --> b',
      'docs/intro.mdx:7:1: Unexpected statement "a["Apps"] --> b", expected a node such as a[Text without quotes or brackets], arrows between nodes (-->, ---, -.->, ==>), subgraph, direction or end.',
    ],
    [
      'a label that is not closed',
      'flowchart TD',
      'a[Apps --> b',
      'docs/intro.mdx:7:1: Unexpected statement "a[Apps --> b", expected a node such as a[Text without quotes or brackets], arrows between nodes (-->, ---, -.->, ==>), subgraph, direction or end.',
    ],
    [
      'a colour of its own',
      'flowchart TD',
      'a --> b\nstyle a fill:#f00',
      'docs/intro.mdx:8:1: Unexpected statement "style a fill:#f00", expected a node such as a[Text without quotes or brackets], arrows between nodes (-->, ---, -.->, ==>), subgraph, direction or end.',
    ],
    [
      'a message without text',
      'sequenceDiagram',
      'participant A\nA->>A',
      'docs/intro.mdx:8:1: Unexpected statement "A->>A", expected a participant, a message such as "a->>b: text", a Note, or a block such as alt … else … end.',
    ],
    [
      'a participant that nobody declared',
      'sequenceDiagram',
      'participant App\nApp->>Ap: asks',
      'docs/intro.mdx:8:1: Unexpected participant "Ap", expected "participant Ap as …" above.',
    ],
    [
      'a participant that would be read as a block',
      'sequenceDiagram',
      'participant partner',
      'docs/intro.mdx:7:1: Unexpected participant "partner", which begins like the block "par". Rename it.',
    ],
    [
      'a transition that is none',
      'stateDiagram-v2',
      '[*] -> open',
      'docs/intro.mdx:7:1: Unexpected statement "[*] -> open", expected a state, a transition such as "a --> b: text", or direction.',
    ],
    [
      'a block that is not closed',
      'sequenceDiagram',
      'participant A\nloop each day\nA->>A: looks',
      'docs/intro.mdx:8:1: Unexpected end of the diagram, "loop each day" is not closed.',
    ],
    [
      'an end of nothing',
      'flowchart TD',
      'a --> b\nend',
      'docs/intro.mdx:8:1: Unexpected "end", nothing is open.',
    ],
  ])('places %s', async (_fault, header, body, message) => {
    expect(await messages(header, body)).toEqual([message]);
  });

  it('asks for a caption and a description', async () => {
    expect((await run('```mermaid\nflowchart TD\na --> b\n```')).messages).toEqual([
      'docs/intro.mdx:1:1: Unexpected diagram without accTitle, expected "accTitle: a caption".',
      'docs/intro.mdx:1:1: Unexpected diagram without accDescr, expected "accDescr: sentences that say what it shows".',
    ]);
  });

  it('says that an empty diagram draws nothing', async () => {
    expect(await messages('sequenceDiagram', '')).toEqual([
      'docs/intro.mdx:3:1: Unexpected diagram that cannot be drawn: nothing to draw. Rewrite it.',
    ]);
  });

  it('says how wide a diagram is that would be scrolled', async () => {
    const four = 'participant A\nparticipant B\nparticipant C\nparticipant D';
    expect(await messages('sequenceDiagram', four)).toEqual([]);
    expect(await messages('sequenceDiagram', `${four}\nparticipant E`)).toEqual([
      'docs/intro.mdx:3:1: Unexpected diagram that cannot be drawn: it is 700 pixels wide, and 610 at most fit. Rewrite it.',
    ]);
  });

  it('says that a group is empty, since its nodes were named before it', async () => {
    expect(await messages('flowchart TD', 'a --> b\nsubgraph g [Group]\na\nend')).toEqual([
      'docs/intro.mdx:3:1: Unexpected diagram that cannot be drawn: no node is named in "Group" first. Rewrite it.',
    ]);
  });

  it('leaves other fences alone', async () => {
    expect((await run('```json\n{}\n```')).tree.children[0]?.type).toBe('code');
  });
});
