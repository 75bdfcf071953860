import { describe, expect, it } from 'vitest';
import { markdown, page } from '../../__tests__/page';

const sdl = `
directive @constraint(
  minLength: Int, maxLength: Int, maxItems: Int, format: String, pattern: String, nullable: Boolean
) on ARGUMENT_DEFINITION | FIELD_DEFINITION | INPUT_FIELD_DEFINITION | SCALAR
scalar Day @constraint(format: "date")
scalar UUID @constraint(format: "uuid")
type Query {
  books(by: Filter, code: String = "a" @constraint(maxLength: 2000)): [Book!]! @constraint(maxItems: 30)
}
type Book { title: String! @constraint(minLength: 3, maxLength: 120) on: Day }
input Filter {
  "What to look for."
  title: String! @constraint(minLength: 3, maxLength: 120)
  languages: [String!] @constraint(format: "language-tag", maxItems: 5, nullable: false)
  plain: String
  slug: String @constraint(pattern: "^[a-z]+$")
}
`;

describe('limits', () => {
  it('are a line beside the type of an input field, a field and an argument', () => {
    expect(page(sdl, 'Filter')).toContain(
      '<span class="badge required">required</span><wbr><span class=memberLimits>3 to 120 characters</span>',
    );
    expect(page(sdl, 'Book')).toContain('<wbr><span class=memberLimits>3 to 120 characters</span>');
    expect(page(sdl, 'Query.books')).toContain(
      '<wbr><span class=memberLimits>at most 2,000 characters</span>',
    );
    expect(page(sdl, 'Filter').match(/memberLimits/g)).toHaveLength(3);
  });

  it('are in the Markdown of a page', () => {
    expect(markdown(sdl, 'Filter')).toContain(
      '`String!`, required, 3 to 120 characters\n\nWhat to look for.\n',
    );
    expect(markdown(sdl, 'Filter')).toContain(
      '`[String!]`, at most 5 entries, each: BCP 47 language tag, not null\n',
    );
    expect(markdown(sdl, 'Filter')).toContain('`String`, matches `^[a-z]+$`\n');
    expect(markdown(sdl, 'Query.books')).toContain(
      'optional, default `"a"`, at most 2,000 characters\n',
    );
  });

  it('are with what an operation returns, and with a scalar', () => {
    expect(markdown(sdl, 'Query.books')).toContain(', at most 30 entries.');
    expect(markdown(sdl, 'Day')).toContain('## Limits\n\ndate such as 2026-05-17\n');
    expect(markdown(sdl, 'UUID')).not.toContain('Limits');
  });
});
