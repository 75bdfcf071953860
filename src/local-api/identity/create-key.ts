import type { JWK } from 'jose';
import { exportJWK, generateKeyPair } from 'jose';

/** A new key to sign tokens with, private part included. */
export async function createKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg: 'RS256', use: 'sig' };
}
