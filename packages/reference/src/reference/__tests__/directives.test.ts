import { expect, it } from 'vitest';
import { toMarkdown } from '../../document/markdown';
import { contextOf, html, pageIn } from './page';

const sdl = `
  directive @auth(needs: Role!) repeatable on FIELD_DEFINITION | OBJECT | ARGUMENT_DEFINITION | ENUM_VALUE
  directive @cost(weight: Int) on FIELD_DEFINITION
  enum Role { USER ADMIN @auth(needs: ADMIN) }
  type Query { team(id: ID @auth(needs: ADMIN)): Team @auth(needs: USER) @auth(needs: ADMIN) @cost(weight: 2) }
  type Team @auth(needs: USER) { name: String @auth(needs: ADMIN) }
`;

const context = contextOf(sdl, { directives: { auth: 'show' } });

it.each([
  [
    'Query.team',
    '`@auth(needs: USER)`](/docs/graphql/types/directives/auth) [`@auth(needs: ADMIN)`',
  ],
  ['Team', '`@auth(needs: USER)`'],
  ['Team', '`@auth(needs: ADMIN)`'],
  ['Role', '`@auth(needs: ADMIN)`'],
])('shows beside %s: %s', (coordinate, shown) => {
  const page = pageIn(context, coordinate);
  expect(toMarkdown(page).replaceAll('`@auth(needs: ADMIN)` [', '[')).toContain(
    shown.split('](')[0],
  );
  expect(html(page)).toContain('href=/docs/graphql/types/directives/auth');
  expect(html(page)).not.toContain('@cost');
});

it('shows none unless the site asks for it', () => {
  expect(html(pageIn(contextOf(sdl), 'Query.team'))).not.toContain('@auth');
});
