import type { Sandbox } from '../../sandbox';
import { personOf } from './people';

const query = 'query Email { authenticatedUserV2 { ... on SignedInUser { account { email } } } }';

interface Answer {
  readonly authenticatedUserV2?: { readonly account?: { readonly email?: string } };
}

/** The mail address of a user, which a mutation can have changed. */
export async function emailOf(sandbox: Sandbox, userId: string): Promise<string> {
  const caller = personOf(userId)?.caller;
  if (!caller) throw new Error(`Unexpected user "${userId}", expected one who can sign in.`);
  const { data } = await sandbox.run({ query, caller });
  return (data as Answer | null | undefined)?.authenticatedUserV2?.account?.email ?? '';
}
