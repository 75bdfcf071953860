import { describe, expect, it } from 'vitest';
import type { ClientFile } from '../extract-documents';
import { extractDocuments } from '../extract-documents';

const documentsOf = (name: string, text: string): string[] =>
  extractDocuments({ name, text }).map(({ source }) => source.body.trim());

/** Where a word of the only document stands in its file. */
function placeOf(file: ClientFile, word: string): string {
  const [found] = extractDocuments(file);
  const before = found?.source.body.split(word)[0]?.split('\n') ?? [];
  const { line = 0, column = 0 } = found?.source.locationOffset ?? {};
  const length = (before.at(-1)?.length ?? 0) + 1;
  return `${line + before.length - 1}:${before.length === 1 ? column + length - 1 : length}`;
}

describe('in TypeScript and JavaScript', () => {
  it.each([
    ['a tag', 'const a = gql`query A { b }`;'],
    ['a tag with types', 'const a = graphql<Data, Ids>`query A { b }`;'],
    ['a call', 'const a = graphql(`query A { b }`);'],
    ['a call of a method', 'await octokit.graphql(\n  `query A { b }`,\n);'],
    ['a comment', 'const a = /* GraphQL */ `query A { b }`;'],
    ['a comment in a call', 'const a = graphql(/* GraphQL */ `query A { b }`);'],
  ])('finds a document behind %s', (_what, text) => {
    expect(documentsOf('a.ts', text)).toEqual(['query A { b }']);
  });

  it('finds a document that says itself what it is', () => {
    expect(documentsOf('a.js', 'send(`query A($b: Int) { c }`)')).toEqual([
      'query A($b: Int) { c }',
    ]);
    expect(documentsOf('a.js', 'send(`\n  query { b }`)')).toEqual(['query { b }']);
    expect(documentsOf('a.js', 'fetch(`#graphql\nquery A { b }`)')).toEqual([
      '#graphql\nquery A { b }',
    ]);
  });

  it('finds each of several documents', () => {
    expect(documentsOf('a.tsx', 'gql`{ a }`; f(`no`); gql`{ b }`')).toEqual(['{ a }', '{ b }']);
  });

  it.each([
    ['another template', 'throw new Error(`query A (${b} ms) {}`);'],
    ['a query of another kind', 'send(`query { "size": 1 }`);'],
    ['a comment', '// const a = gql`{ b }`;'],
    ['a doc comment', '/**\n * gql`{ b }`\n */'],
    ['an empty tag', 'const a = gql``;'],
  ])('passes by %s', (_what, text) => {
    expect(documentsOf('a.ts', text)).toEqual([]);
  });

  it('leaves out a fragment that is inserted between definitions', () => {
    const text = 'gql`query A { ...F }\n${F}`';
    expect(extractDocuments({ name: 'a.ts', text })).toMatchObject([{ insertion: undefined }]);
    expect(documentsOf('a.ts', text)).toEqual(['query A { ...F }']);
  });

  it('names what is inserted between fields, past brackets and texts in it', () => {
    const text = 'gql`query A {\n  b(id: "${id}") { ${own({ a: `}` })} }\n}`; gql`{ c }`';
    expect(extractDocuments({ name: 'a.ts', text })).toMatchObject([
      { insertion: { text: '${own({ a: `}` })}', line: 2, column: 20 } },
      { insertion: undefined },
    ]);
  });

  it('keeps lines and columns', () => {
    expect(placeOf({ name: 'a.ts', text: '\nconst a = gql`query A { b }`' }, 'b')).toBe('2:25');
    expect(placeOf({ name: 'a.ts', text: 'gql`\n  query A {\n    b\n  }`' }, 'b')).toBe('3:5');
    expect(placeOf({ name: 'a.ts', text: 'gql`${F} query A { b }`' }, 'b')).toBe('1:20');
  });
});

describe('in Swift and Kotlin', () => {
  it('finds texts that begin with a keyword', () => {
    const text = 'let a = """\n  query A { b }\n  """\nlet c = """\n  Hello\n  """';
    expect(documentsOf('A.swift', text)).toEqual(['query A { b }']);
  });

  it('reads a dollar as Kotlin writes it, and one that needs no writing', () => {
    const written = `val a = """query A(\${'$'}id: ID!) { b(id: $id) }"""`;
    expect(documentsOf('A.kt', written)).toEqual(['query A(     $id: ID!) { b(id: $id) }']);
  });

  it('leaves out fragments between definitions', () => {
    expect(documentsOf('A.kt', 'val a = """query A { ...F } $fragment"""')).toEqual([
      'query A { ...F }',
    ]);
    expect(documentsOf('A.swift', 'let a = """\nquery A { ...F }\n\\(F.text())\n"""')).toEqual([
      'query A { ...F }',
    ]);
  });

  it('names what is inserted between fields', () => {
    const text = 'let a = """\nquery A { \\(fields) }\n"""';
    expect(extractDocuments({ name: 'A.swift', text })).toMatchObject([
      { insertion: { text: '\\(fields)', line: 2, column: 11 } },
    ]);
  });
});

describe('in text without a name', () => {
  it('finds a document, and documents in code', () => {
    expect(documentsOf('', '# One\nquery A { b }')).toEqual(['# One\nquery A { b }']);
    expect(documentsOf('', 'const a = gql`{ b }`')).toEqual(['{ b }']);
    expect(documentsOf('', 'val a = """query A { b }"""')).toEqual(['query A { b }']);
  });

  it('finds the document of a request in JSON, and those of a batch', () => {
    expect(documentsOf('', '{"query":"query A {\\n  b\\n}","variables":{}}')).toEqual([
      'query A {\n  b\n}',
    ]);
    expect(documentsOf('', '[{"query":"{ a }"},{"query":"{ b }"}]')).toEqual(['{ a }', '{ b }']);
    expect(documentsOf('', '{ query }')).toEqual(['{ query }']);
  });

  it('counts lines of a request within its document, and says so', () => {
    const namesOf = (name: string, text: string): string[] =>
      extractDocuments({ name, text }).map(({ source }) => source.name);
    expect(namesOf('', '{"query":"{ a }"}')).toEqual(['query']);
    expect(namesOf('request', '{"query":"{ a }"}')).toEqual(['request query']);
    expect(namesOf('', '[{"query":"{ a }"},{"query":"{ b }"}]')).toEqual([
      '[0].query',
      '[1].query',
    ]);
  });

  it('leaves out the values of variables below a document', () => {
    expect(documentsOf('', 'query A { b }\n\n{ "c": [1] }\n')).toEqual(['query A { b }']);
    expect(documentsOf('', 'query A { b }\n{}')).toEqual(['query A { b }']);
    expect(documentsOf('', '{ a }\n{ b }')).toEqual(['{ a }\n{ b }']);
  });

  it('takes anything else for a document, so that what is wrong with it is said', () => {
    expect(documentsOf('', 'quer A { b }')).toEqual(['quer A { b }']);
  });
});
