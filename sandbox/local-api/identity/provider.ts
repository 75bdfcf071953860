import type { JWK, JWTPayload } from 'jose';
import { errors, exportJWK, generateKeyPair, importJWK, jwtVerify } from 'jose';
import type {
  Adapter,
  AdapterPayload,
  Configuration,
  KoaContextWithOIDC,
  Provider,
} from 'oidc-provider';
import OidcProvider, { errors as refusals, interactionPolicy } from 'oidc-provider';
import { memo } from 'graphql-docs-reference/calls';
import type { Caller } from '../..';
import { callerOf, clientTokens, expiredToken } from '../..';
import { keepLast } from '../answers';
import { pageHeaders } from '../html-page';
import { clients, isLoopback, personOf } from './directory';
import { errorPage, signedOutPage, signInPath, signOutPage } from './pages';

interface ProviderOptions {
  /** For example `http://localhost:4000`. */
  readonly issuer: string;
  readonly keys: readonly JWK[];
  /** How long access tokens are valid, in seconds; 15 minutes unless told otherwise. */
  readonly tokenLifetime?: number | undefined;
  /** The mail address that a user has now. */
  readonly emailOf: (userId: string) => Promise<string>;
}

const minute = 60;
const day = 24 * 60 * minute;

/** What a client can ask for, of the provider and of the API: all but what the platform keeps for its own apps. */
const identityScopes = ['openid', 'offline_access', 'email'];
const apiScopes = ['READ', 'WRITE', 'ACCOUNT', 'EVENTS'] as const satisfies Caller['scopes'];
const scopes = [...identityScopes, ...apiScopes.map((name) => name.toLowerCase())];

/**
 * The OpenID provider of the platform, with the same paths, lifetimes and rules, for the people of
 * the sandbox. Who signs in need not consent.
 *
 * @see https://github.com/panva/node-oidc-provider/blob/main/docs/README.md
 */
export function createProvider(options: ProviderOptions): OidcProvider {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0);
  const provider = new OidcProvider(options.issuer, {
    ...configuration(options),
    interactions: { policy, url: (_ctx, { uid }) => signInPath + uid },
  });
  provider.Client.prototype.redirectUriAllowed = isLoopback;
  provider.Client.prototype.postLogoutRedirectUriAllowed = isLoopback;
  provider.use(askForConsent);
  return provider;
}

function configuration(options: ProviderOptions): Configuration {
  const { issuer, keys, emailOf, tokenLifetime = 15 * minute } = options;
  const audience = `${issuer}/graphql`;
  return {
    adapter: createStore(),
    jwks: { keys },
    clients: [...clients],
    cookies: { keys: [crypto.randomUUID()] },
    routes: {
      authorization: '/oauth2/authorize',
      token: '/oauth2/token',
      revocation: '/oauth2/revoke',
      end_session: '/oauth2/logout',
      jwks: '/oauth2/keys',
    },
    // Adds properties only: those that the package derives from other settings stay as they are.
    discovery: { prompt_values_supported: ['none', 'login', 'create'] },
    responseTypes: ['code'],
    clientAuthMethods: ['none', 'client_secret_basic'],
    // Those of the API too, although a resource has them, because discovery lists these.
    scopes,
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: async () => ({ sub, email: await emailOf(sub), email_verified: true }),
    }),
    loadExistingGrant: (ctx) => grantAll(ctx, audience),
    pkce: { required: () => true },
    rotateRefreshToken: true,
    // The server has checked the origin.
    clientBasedCORS: (_ctx, _origin, client) => client.tokenEndpointAuthMethod === 'none',
    renderError: (ctx, { error, error_description = '' }) => {
      sendPage(ctx, errorPage(error, error_description));
    },
    features: {
      clientCredentials: { enabled: true },
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: { enabled: true, allowedPolicy: () => true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => sendPage(ctx, signOutPage(form)),
        postLogoutSuccessSource: (ctx) => sendPage(ctx, signedOutPage()),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: (ctx) => {
          refuseOtherScopes(ctx);
          return {
            scope: scopes.join(' '),
            audience,
            accessTokenFormat: 'jwt',
            jwt: { sign: { alg: 'RS256' } },
          };
        },
      },
      // Claims are in the ID token, then.
      userinfo: { enabled: false },
    },
    // Lets a look at an access token say whether its sign-in goes on.
    extraTokenClaims: (_ctx, token) => ('grantId' in token ? { grant: token.grantId } : undefined),
    ttl: {
      AccessToken: tokenLifetime,
      ClientCredentials: tokenLifetime,
      AuthorizationCode: minute,
      Interaction: 10 * minute,
      IdToken: 15 * minute,
      RefreshToken: 30 * day,
      Session: 30 * day,
      Grant: 365 * day,
    },
  };
}

/**
 * The package drops a scope that it doesn't know, where the platform refuses what a client hasn't
 * registered, and all but `read` for a client without a user.
 */
function refuseOtherScopes({ oidc: { params } }: KoaContextWithOIDC): void {
  const requested = typeof params?.['scope'] === 'string' ? params['scope'].split(' ') : [];
  const allowed = params?.['grant_type'] === 'client_credentials' ? ['read'] : scopes;
  const other = requested.find((scope) => !allowed.includes(scope));
  if (other !== undefined)
    throw new refusals.InvalidScope(`The client has not registered the scope ${other}.`, other);
}

/** A grant of its own for each sign-in, so that the end of one leaves the others alone. */
async function grantAll(
  ctx: KoaContextWithOIDC,
  api: string,
): Promise<InstanceType<OidcProvider['Grant']> | undefined> {
  const { provider, client, session, requestParamScopes } = ctx.oidc;
  if (!client || !personOf(session?.accountId)) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session?.accountId });
  const requested = [...requestParamScopes].join(' ');
  grant.addOIDCScope(requested);
  grant.addResourceScope(api, requested);
  await grant.save();
  return grant;
}

/** The package drops `offline_access` without consent, for which the platform needs no parameter. */
async function askForConsent(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  const { prompt } = ctx.query;
  if (ctx.path === '/oauth2/authorize' && prompt !== 'none')
    ctx.query = { ...ctx.query, prompt: prompt ? `${String(prompt)} consent` : 'consent' };
  await next();
}

function sendPage(ctx: KoaContextWithOIDC, page: string): void {
  ctx.set(pageHeaders);
  ctx.body = page;
}

/** A new key to sign tokens with, private part included. */
export async function createKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg: 'RS256', use: 'sig' };
}

/** Sessions, tokens and the like of each kind; whoever has an older one signs in again. */
const most = 1_000;

/**
 * Sessions, grants and tokens of one provider in memory, so that dropping it forgets them. Nothing
 * expires here: the provider looks at the time itself.
 *
 * @see https://github.com/panva/node-oidc-provider/blob/main/example/my_adapter.js
 */
function createStore(): (model: string) => Adapter {
  return memo(() => {
    const entries = new Map<string, AdapterPayload>();
    const findBy = (name: 'uid' | 'userCode', value: string): AdapterPayload | undefined =>
      [...entries.values()].find((entry) => entry[name] === value);

    return {
      upsert: (id, payload) => {
        entries.set(id, payload);
        keepLast(most, entries);
        return Promise.resolve();
      },
      find: (id) => Promise.resolve(entries.get(id)),
      findByUid: (uid) => Promise.resolve(findBy('uid', uid)),
      findByUserCode: (userCode) => Promise.resolve(findBy('userCode', userCode)),
      destroy: (id) => {
        entries.delete(id);
        return Promise.resolve();
      },
      consume: (id) => {
        const entry = entries.get(id);
        if (entry) entry.consumed = Math.floor(Date.now() / 1000);
        return Promise.resolve();
      },
      revokeByGrantId: (grantId) => {
        for (const [id, entry] of entries) {
          if (entry.grantId === grantId) entries.delete(id);
        }
        return Promise.resolve();
      },
    };
  });
}

const callerWith = (sandboxToken: string): Caller => callerOf(`Bearer ${sandboxToken}`);

/** For whom an access token stands; `undefined` if it is not one of the provider. */
export async function bearerOf(
  accessToken: string,
  provider: Provider,
  key: JWK,
): Promise<Caller | undefined> {
  const verified = await verify(accessToken, provider.issuer, key);
  if (!verified) return undefined;
  const { payload, isExpired } = verified;
  const person = personOf(payload.sub);
  const granted = String(payload['scope']).split(' ');
  const scopes = apiScopes.filter((name) => granted.includes(name.toLowerCase()));
  if (!person && isExpired) return callerWith(clientTokens.expired);
  if (!person) return { ...callerWith(clientTokens.valid), scopes };
  if (isExpired) return callerWith(expiredToken);
  // The grant goes when somebody signs out, or uses an old refresh token.
  const grant = await provider.Grant.find(String(payload['grant']));
  return grant ? { ...person.caller, scopes } : callerWith('rejected');
}

async function verify(
  accessToken: string,
  issuer: string,
  { kty, n, e, alg }: JWK,
): Promise<{ payload: JWTPayload; isExpired: boolean } | undefined> {
  const publicKey = await importJWK({ kty, n, e, alg });
  try {
    const audience = `${issuer}/graphql`;
    const { payload } = await jwtVerify(accessToken, publicKey, {
      issuer,
      audience,
      typ: 'at+jwt',
    });
    return { payload, isExpired: false };
  } catch (error) {
    if (!(error instanceof errors.JWTExpired)) return undefined;
    return { payload: error.payload, isExpired: true };
  }
}
