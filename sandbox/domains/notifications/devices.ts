import { checkLength, invalid } from 'graphql-docs-model';
import type { Resolvers, Row, World } from '../../shared/context';
import { isSemanticVersion } from '../../shared/versions';
import { needSignedIn } from '../../shared/people';
import type { RegisterDeviceInput } from '../../types/schema';
import { withFinished } from '../users/onboarding';

const mostDevices = 20;

export const devices = {
  Mutation: {
    registerDevice: (_root, { input }, context) => {
      checkDevice(input);
      const { account } = needSignedIn(context);
      const { world } = context;
      const { previousToken, ...values } = input;
      const known = world.devices.find(({ token }) => token === input.token);
      const replaced = devicesOf(account.id, world).find(({ token }) => token === previousToken);
      const own = known?.userId === account.id ? known : replaced;
      if (known && known !== own) world.devices.delete(known.id);
      for (const device of devicesOf(account.id, world))
        world.devices.put({ ...device, isCurrent: false });
      const moment = world.clock.tick();
      const device = world.devices.put({
        __typename: 'NotificationsDevice',
        id: own?.id ?? world.clock.newId(),
        userId: account.id,
        ...values,
        name: input.name ?? own?.name ?? null,
        isCurrent: true,
        createdAt: own?.createdAt ?? moment,
        lastUsedAt: `${moment.slice(0, 10)}T00:00:00.000Z`,
      });
      for (const { id } of devicesOf(account.id, world).slice(mostDevices))
        world.devices.delete(id);
      world.accounts.put(withFinished(account, ['NOTIFICATIONS'], { status: 'DONE', at: moment }));
      return device;
    },
  },
  UserAccount: {
    devices: ({ id }, _args, { world }) => devicesOf(id, world),
  },
} satisfies Resolvers;

/** Devices of a user, the last used first; the present one leads among those used on one day. */
function devicesOf(userId: string, world: World): Row<'devices'>[] {
  return world.devices
    .where((device) => device.userId === userId)
    .sort(
      (a, b) =>
        b.lastUsedAt.localeCompare(a.lastUsedAt) || Number(b.isCurrent) - Number(a.isCurrent),
    );
}

function checkDevice({ type, token, appVersion, isDevelopment }: RegisterDeviceInput): void {
  checkLength('input.token', token, 1, 4096);
  if (type === 'IOS' && !/^[\da-f]+$/i.test(token))
    throw invalid('input.token', 'A token of APNs has hexadecimal digits.');
  if (!isSemanticVersion(appVersion))
    throw invalid('input.appVersion', 'This must be a semantic version such as 4.12.0.');
  if (isDevelopment && type !== 'IOS')
    throw invalid('input.isDevelopment', 'Only APNs has a sandbox.');
}
