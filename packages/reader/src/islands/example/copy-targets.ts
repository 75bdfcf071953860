import { translate } from '@docusaurus/Translate';
import type { ClientTarget } from 'graphql-docs-reference/examples';
import { tokenPlaceholder } from 'graphql-docs-reference/examples';
import { unknownEndpoint } from 'graphql-docs-reference/options';
import type { AuthHeader, Endpoints } from 'graphql-docs-reference/options';
import { currentApi } from '../../api';

/** An API that a request can be sent to. */
export interface CopyTarget {
  readonly id: string;
  readonly label: string;
  readonly endpoint: string;
}

/** Those that have an address; one to fill in where none has. */
export function copyTargets({
  production,
  staging,
  local,
}: Endpoints): [CopyTarget, ...CopyTarget[]] {
  const target = (id: string, label: string, endpoint: string | undefined): CopyTarget[] =>
    endpoint === undefined ? [] : [{ id, label, endpoint }];
  const labels = {
    production: translate({ id: 'copyAs.production', message: 'Production' }),
    staging: translate({ id: 'copyAs.staging', message: 'Staging' }),
    local: translate({ id: 'copyAs.local', message: 'Local API' }),
  };
  const [
    first = { id: 'production', label: labels.production, endpoint: unknownEndpoint },
    ...others
  ] = [
    ...target('production', labels.production, production),
    ...target('staging', labels.staging, staging),
    ...target('local', labels.local, local?.endpoint),
  ];
  return [first, ...others];
}

/** What a request is sent to and with: the local API has tokens of its own. */
export function addressOf(
  { id, endpoint }: CopyTarget,
  as: string,
  auth: AuthHeader,
): ClientTarget {
  if (isGuest(as)) return { endpoint };
  const { token = tokenPlaceholder } =
    currentApi().callers.find((caller) => caller.id === as) ?? {};
  return id === 'local' ? { endpoint, token } : { endpoint, token: tokenPlaceholder, auth };
}

/** What the reader does before the code runs. */
export function hintOf({ id }: CopyTarget, as: string, { local }: Endpoints): string {
  if (id === 'local')
    return translate(
      {
        id: 'copyAs.localHint',
        message: 'Runs as it is: start the local API with “{command}” first.',
      },
      { command: local?.start ?? '' },
    );
  if (isGuest(as))
    return translate({ id: 'copyAs.guestHint', message: 'Runs as it is: a guest sends no token.' });
  return translate(
    {
      id: 'copyAs.tokenHint',
      message: 'Put the token of a signed-in user in the place of “{token}”.',
    },
    { token: tokenPlaceholder },
  );
}

/** Whether somebody sends no token. */
function isGuest(as: string): boolean {
  return as === currentApi().callers[0]?.id;
}
