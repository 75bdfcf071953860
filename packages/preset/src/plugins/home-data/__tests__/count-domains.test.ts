import { buildASTSchema, concatAST, parse, Source } from 'graphql';
import { expect, it } from 'vitest';
import { createContext } from 'graphql-docs-reference/reference';
import { countDomains } from '..';

it('counts the operations and the types of each domain, and leads to its section', () => {
  const document = concatAST([
    parse(new Source('type Query { poll: Poll } type Poll { id: ID }', 'schema/polls.graphql')),
    parse(new Source('extend type Query { tasks: [ID] task: ID }', 'schema/tasks.graphql')),
  ]);
  const options = { sourceUrl: () => undefined, endpoint: undefined };
  const context = createContext(buildASTSchema(document), options);
  expect(countDomains({ 'graphql-reference': { default: { context } } })).toEqual([
    { label: 'Polls', href: '/docs/graphql#domain-polls', counts: '1 operation, 1 type' },
    { label: 'Tasks', href: '/docs/graphql#domain-tasks', counts: '2 operations, 0 types' },
  ]);
});
