import type { AnyResolvers, Context } from '../../kit/context';
import { checkLength } from '../../kit/checks';
import { failure, invalid } from '../../kit/failure';
import { isSemanticVersion } from '../../kit/versions';
import { withDone } from '../users/onboarding';
import { devicesOf } from './devices';
import type { Row } from '../../kit/world';

type DeviceInput = Pick<
  Row<'devices'>,
  'type' | 'token' | 'appVersion' | 'isDevelopment' | 'isEnabled'
> & {
  readonly previousToken?: string | null;
  readonly name?: string | null;
};

const mostDevices = 20;

export const deviceMutations = {
  Mutation: {
    registerDevice: (
      _root: unknown,
      { input }: { readonly input: DeviceInput },
      { caller, world }: Context,
    ): Row<'devices'> => {
      checkDevice(input);
      const account = world.accounts.get(caller.userId);
      if (!account) throw failure('UNAUTHENTICATED', 'Sign in to do this.');
      const { previousToken, ...values } = input;
      const known = world.devices.all().find(({ token }) => token === input.token);
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
      world.accounts.put(withDone(account, ['NOTIFICATIONS'], moment));
      return device;
    },
  },
} satisfies AnyResolvers;

function checkDevice({ type, token, name, appVersion, isDevelopment }: DeviceInput): void {
  checkLength('input.token', token, 1, 4096);
  if (type === 'IOS' && !/^[\da-f]+$/i.test(token))
    throw invalid('input.token', 'A token of APNs has hexadecimal digits.');
  checkLength('input.name', name, 1, 80);
  if (!isSemanticVersion(appVersion))
    throw invalid('input.appVersion', 'This must be a semantic version such as 4.12.0.');
  if (isDevelopment && type !== 'IOS')
    throw invalid('input.isDevelopment', 'Only APNs has a sandbox.');
}
