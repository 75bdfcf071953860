import type { JWK, JWTPayload } from 'jose';
import { errors, importJWK, jwtVerify } from 'jose';
import type { Provider } from 'oidc-provider';
import { expiredToken } from '../..';
import { personOf } from './people';

export interface Bearer {
  /** The token of the sandbox for the same caller; `undefined` for a client without a user. */
  readonly sandboxToken: string | undefined;
}

const rejected: Bearer = { sandboxToken: 'rejected' };

/** For whom an access token stands; `undefined` if it is not one of the provider. */
export async function bearerOf(
  accessToken: string,
  provider: Provider,
  key: JWK,
): Promise<Bearer | undefined> {
  const payload = await verify(accessToken, provider.issuer, key);
  if (payload === undefined || payload === 'expired') {
    return payload && { sandboxToken: expiredToken };
  }
  const person = personOf(payload.sub);
  if (!person) return { sandboxToken: undefined };
  // The grant goes when somebody signs out, or uses an old refresh token.
  const grant = await provider.Grant.find(String(payload['grant']));
  return grant ? { sandboxToken: person.token } : rejected;
}

async function verify(
  accessToken: string,
  issuer: string,
  { kty, n, e, alg }: JWK,
): Promise<JWTPayload | 'expired' | undefined> {
  const publicKey = await importJWK({ kty, n, e, alg });
  try {
    const audience = `${issuer}/graphql`;
    const { payload } = await jwtVerify(accessToken, publicKey, {
      issuer,
      audience,
      typ: 'at+jwt',
    });
    return payload;
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'expired' : undefined;
  }
}
