import { translate } from '@docusaurus/Translate';
import type { ClientTarget } from '../../examples/clients';
import { tokenPlaceholder } from '../../examples/clients';
import { product } from '../../product';
import type { PersonaId } from '../../sandbox/shared/personas';
import { personas } from '../../sandbox/shared/personas';

/** An API that a request can be sent to. */
export interface CopyTarget {
  readonly id: string;
  readonly label: string;
  readonly endpoint: string;
}

/** As `npm run sandbox` says where it listens. */
const local: CopyTarget = {
  id: 'local',
  label: translate({ id: 'copyAs.local', message: 'Local API' }),
  endpoint: 'http://localhost:4000/graphql',
};

export const copyTargets: readonly [CopyTarget, ...CopyTarget[]] = [
  {
    id: 'production',
    label: translate({ id: 'copyAs.production', message: 'Production' }),
    endpoint: product.urls.api,
  },
  {
    id: 'staging',
    label: translate({ id: 'copyAs.staging', message: 'Staging' }),
    endpoint: product.urls.staging,
  },
  local,
];

/** What a request is sent to and with: the local API has tokens of its own. */
export function addressOf({ id, endpoint }: CopyTarget, as: PersonaId): ClientTarget {
  if (as === 'guest') return { endpoint };
  const { token = tokenPlaceholder } = personas.find((persona) => persona.id === as) ?? {};
  return { endpoint, token: id === local.id ? token : tokenPlaceholder };
}

/** What the reader does before the code runs. */
export function hintOf({ id }: CopyTarget, as: PersonaId): string {
  if (id === local.id)
    return translate({
      id: 'copyAs.localHint',
      message: 'Runs as it is: start the local API with “npm run sandbox” first.',
    });
  if (as === 'guest')
    return translate({ id: 'copyAs.guestHint', message: 'Runs as it is: a guest sends no token.' });
  return translate(
    {
      id: 'copyAs.tokenHint',
      message: 'Put the token of a signed-in user in the place of “{token}”.',
    },
    { token: tokenPlaceholder },
  );
}
