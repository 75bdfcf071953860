import type {
  BlockContent,
  DefinitionContent,
  Heading,
  InlineCode,
  Link,
  Literal,
  Node,
  Paragraph,
  Parent,
  PhrasingContent,
  TableCell,
  TableRow,
  Text,
} from 'mdast';
import type { AnnotatedCode } from '../graphql/code-tokens';
import type { Contract } from '../options/contract';
import type { Caller, Condition } from '../options/model';

/**
 * The tree of a page is mdast (https://github.com/syntax-tree/mdast) and these parts, which HTML
 * and Markdown show each in their own way. What a part needs is in its node, so that both are made
 * of the tree alone.
 */
export type Block = BlockContent | DefinitionContent;

export interface CodeFrame extends Literal {
  type: 'codeFrame';
  lang: string;
  title?: string | undefined;
  /** Its text with classes and links. */
  lines: AnnotatedCode;
  /** Numbers of lines that stand out, from 1. */
  highlighted?: readonly number[];
  /** Whether a test of this site runs it. */
  isTested?: boolean;
  /** Where it is explained how. */
  testedGuide?: string | undefined;
  /** A whole document of GraphQL that says the same, where the text is a part of one. */
  document?: string;
  /** Why it is no valid document of GraphQL. */
  unchecked?: string | undefined;
}

/** A request and what the API answers: a sentence where there is one, then frames. */
export interface Example extends Parent {
  type: 'example';
  /** Of its file, or of its operation in a guide. */
  name: string;
  /** Tells it from others of its page; absent for the first of an operation. */
  title?: string | undefined;
  /** Absent where all get the same answers. */
  as: Caller | undefined;
  /** Those whom a reader can choose from. */
  callers: readonly Caller[];
  /** JSON of the requests that the same world answers first. */
  after?: string | undefined;
  /** Absent where the request is answered as usual. */
  under?: Condition | undefined;
  scenario?: ScenarioPart | undefined;
  children: Block[];
}

/** What an example is in a scenario, whose steps one world answers one after the other. */
export interface ScenarioPart {
  /** Of the scenario, on its page. */
  readonly name: string;
  /** What is done in the step. */
  readonly step: string;
  /** From 1. */
  readonly number: number;
  readonly count: number;
  /** Whether it shows what somebody sees after the step, and changes nothing. */
  readonly isLook: boolean;
}

/** What is read in the order lead, example, rest: the example stands beside both where there is room. */
interface Beside extends Parent {
  type: 'beside';
  children: BesideArea[];
}

interface BesideArea extends Parent {
  type: 'besideArea';
  area: 'lead' | 'example' | 'rest';
  children: Block[];
}

/** An argument or input field, or a field where it is shown in place. */
export interface Member extends Parent {
  type: 'member';
  /** Coordinate in the schema, for example `Book.authors(limit:)`. */
  coordinate: string;
  /** Absent below a heading, which names it. */
  name?: string | undefined;
  /** Anchor, where the page is its home. */
  anchor?: string | undefined;
  /** Address of its home, where it is shown elsewhere. */
  href?: string | undefined;
  typeRef: TypeRef;
  isRequired?: boolean;
  /** Default value as the SDL writes it. */
  default?: string | undefined;
  /** Limits of its values, in words, with code between backticks. */
  limits?: string | undefined;
  isDeprecated?: boolean;
  children: Block[];
}

/** A field in a row: name, type and a sentence. What more there is to say comes on demand. */
export interface Field
  extends Parent, Pick<Member, 'typeRef' | 'isRequired' | 'default' | 'limits'> {
  type: 'field';
  /** What of the rest is worth knowing beforehand, such as the number of arguments. */
  hints?: readonly string[] | undefined;
  children: [name: Heading, sentence: Paragraph, ...rest: Block[]];
}

/** A type reference such as `[Book!]!`, with the address of the page of the type at its heart. */
export interface TypeRef extends Node {
  type: 'typeRef';
  text: string;
  /** Whether it is of an input field that may be left out, but not be null. */
  isNotNull?: boolean;
  href?: string | undefined;
}

/** Name of a value of an enum in its table, with its anchor. */
export interface EnumValue extends Node {
  type: 'enumValue';
  coordinate: string;
  name: string;
  isDeprecated: boolean;
}

export interface Badge extends Node {
  type: 'badge';
  kind: 'deprecated' | 'required';
}

/** A caller by its label, with what sends the first example of the page in its name. */
export interface CallerChoice extends Node {
  type: 'callerChoice';
  caller: Pick<Caller, 'id' | 'label' | 'description'>;
}

/** A list that is folded until it is asked for. */
interface Fold extends Parent {
  type: 'fold';
  label: string;
  children: Block[];
}

/** What to do about an error code and a request that fails with it; Markdown has all of a page at its end. */
export interface Ending extends Parent {
  type: 'ending';
  code: string;
  /** When it happens, which the row of the code on a page says already. */
  cause: Block[];
  children: Block[];
}

/** Why something is deprecated, and what replaces it. */
interface Deprecation extends Parent {
  type: 'deprecation';
  children: Block[];
}

/** Two exchanges with the API, the old one and the new one. */
interface Migration extends Node {
  type: 'migration';
  before: readonly CodeFrame[];
  after: readonly CodeFrame[];
}

/** A type between what leads to it and what it leads to. */
export interface Neighbours extends Node {
  type: 'neighbours';
  of: string;
  waysIn: readonly PhrasingContent[][];
  waysOut: readonly PhrasingContent[][];
}

/** A list with arcs from one entry to another, as thick as their count. */
export interface DomainMap extends Node {
  type: 'domainMap';
  entries: readonly PhrasingContent[][];
  arcs: readonly Arc[];
}

/** From the entry at one position of a list to that at another, and how strong it is. */
export type Arc = readonly [from: number, to: number, count: number];

/** What helps to find one of the fields below it, and to read their types. */
export interface FieldTools extends Node {
  type: 'fieldTools';
  /** How many fields there are to filter; absent where they are few. */
  count?: number | undefined;
}

/** Where a reader asks for the shortest request from a type to another. */
interface WayTo extends Node {
  type: 'wayTo';
  from: string;
}

/** Where a reader has the documents of a client checked. */
export interface ClientCheck extends Node {
  type: 'clientCheck';
  /** What the check has to know of the schema, as JSON can carry it. */
  contract: Contract;
  /** Those since which changes can be asked for, the newest first. */
  releases: readonly { readonly day: string; readonly words: string }[];
  /** Whether anything is deprecated. */
  hasUpcoming: boolean;
}

/** The button that says each type of the page in words. */
interface TypeWordsSwitch extends Node {
  type: 'typeWordsSwitch';
}

interface BlockParts {
  codeFrame: CodeFrame;
  example: Example;
  beside: Beside;
  besideArea: BesideArea;
  member: Member;
  field: Field;
  fieldTools: FieldTools;
  fold: Fold;
  ending: Ending;
  deprecation: Deprecation;
  migration: Migration;
  neighbours: Neighbours;
  domainMap: DomainMap;
  clientCheck: ClientCheck;
  typeWordsSwitch: TypeWordsSwitch;
  wayTo: WayTo;
}

interface PhrasingParts {
  typeRef: TypeRef;
  enumValue: EnumValue;
  badge: Badge;
  callerChoice: CallerChoice;
}

export type Parts = BlockParts & PhrasingParts;

declare module 'mdast' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Only an interface can be added to.
  interface BlockContentMap extends BlockParts {}
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Only an interface can be added to.
  interface PhrasingContentMap extends PhrasingParts {}
  interface RootContentMap extends BlockParts, PhrasingParts {}
  interface HeadingData {
    /** Anchor of the heading. */
    id?: string;
    /** Of what the heading names, where it is a symbol's member. */
    coordinate?: string;
    isDeprecated?: boolean;
    /** Whether Markdown shows its section before the others. */
    isEarly?: boolean;
  }
}

export const text = (value: string): Text => ({ type: 'text', value });

/** Code of one line: a blank line would end the paragraph, and what follows would be no code. */
export const inlineCode = (value: string): InlineCode => ({
  type: 'inlineCode',
  value: value.replace(/[\r\n]+/g, ' '),
});

export const link = (url: string, ...children: Link['children']): Link => ({
  type: 'link',
  url,
  children,
});

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

/** What names the blocks below it, and is no heading. */
export const label = (value: string): Paragraph =>
  paragraph({ type: 'strong', children: [text(value)] });

/** A text with code between backticks. */
export const withCode = (message: string): PhrasingContent[] =>
  message.split('`').map((part, index) => (index % 2 === 0 ? text(part) : inlineCode(part)));

/** Parts with a text between each two. */
export const joined = (parts: readonly PhrasingContent[][], between = ', '): PhrasingContent[] =>
  parts.flatMap((part, index) => (index === 0 ? part : [text(between), ...part]));

export const list = (items: readonly PhrasingContent[][]): Block => ({
  type: 'list',
  spread: false,
  children: items.map((children) => ({ type: 'listItem', children: [paragraph(...children)] })),
});

/** A list that is folded until it is asked for. */
export const fold = (label: string, children: Block[]): Fold => ({ type: 'fold', label, children });

/** A heading with a stable id; `coordinate` names the member that it is about. */
export const heading = (
  depth: 2 | 3,
  id: string,
  children: PhrasingContent[],
  coordinate?: string,
  isDeprecated = false,
): Heading => ({
  type: 'heading',
  depth,
  children,
  data: {
    id,
    ...(coordinate !== undefined && { coordinate }),
    ...(isDeprecated && { isDeprecated }),
  },
});

export const tableRow = (...cells: PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children): TableCell => ({ type: 'tableCell', children })),
});

/** An example beside what comes before it and after it; without one, only these. */
export const beside = (lead: Block[], example: Block[], rest: Block[]): Block[] => {
  if (example.length === 0) return [...lead, ...rest];
  const area = (name: BesideArea['area'], children: Block[]): BesideArea => ({
    type: 'besideArea',
    area: name,
    children,
  });
  return [
    {
      type: 'beside',
      children: [area('lead', lead), area('example', example), area('rest', rest)],
    },
  ];
};

export const codeFrame = (
  lang: string,
  lines: AnnotatedCode,
  rest: Omit<Partial<CodeFrame>, 'type' | 'lang' | 'lines'> = {},
): CodeFrame => ({
  type: 'codeFrame',
  lang,
  value: lines.map((line) => line.map(([run]) => run).join('')).join('\n'),
  lines,
  ...rest,
});

/** A message as text, with nodes in the place of its `{names}`. */
export function phrases(
  message: string,
  nodes: Readonly<Record<string, readonly PhrasingContent[]>>,
): PhrasingContent[] {
  return message.split(/\{(\w+)\}/).flatMap((part, index): readonly PhrasingContent[] => {
    if (index % 2 === 1) return nodes[part] ?? [];
    return part === '' ? [] : [text(part)];
  });
}
