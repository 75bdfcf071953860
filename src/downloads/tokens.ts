import { personas } from '../sandbox/shared/personas';
import type { PersonaId } from '../sandbox/shared/personas';

/** A variable of the collections that holds an access token. */
export type TokenVariable = 'token' | 'adminToken' | 'moderatorToken';

/** Most examples are the member's, so that a reader with one token can send nearly all of them. */
const variables = {
  guest: undefined,
  member: 'token',
  admin: 'adminToken',
  moderator: 'moderatorToken',
} as const satisfies Record<PersonaId, TokenVariable | undefined>;

/** The variable with the token of a persona; a guest sends none. */
export function tokenVariableOf(persona: PersonaId): TokenVariable | undefined {
  return variables[persona];
}

/** Each variable with the token that the local API takes. */
export const localTokens: readonly (readonly [TokenVariable, string])[] = personas.flatMap(
  ({ id, token }) => {
    const variable = variables[id];
    return variable && token ? [[variable, token] as const] : [];
  },
);
