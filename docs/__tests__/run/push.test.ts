import { describe, expect, it, vi } from 'vitest';
import { post, useLocalApi } from '../../../sandbox/local-api/__tests__/helpers';
import { fencesOf } from '../fences';
import { loadSample } from '../load-sample';

const page = 'docs/push-notifications.mdx';
const { endpoint } = useLocalApi('member');

type Permission = 'granted' | 'denied' | 'undetermined';
interface Registration {
  readonly sync: () => Promise<void>;
  readonly turnOn: () => Promise<Permission>;
}
interface PushData {
  readonly deepLink?: string;
}

const { createPushRegistration } = await loadSample<{
  createPushRegistration: (
    system: object,
    store: object,
    register: (device: object) => Promise<unknown>,
  ) => Registration;
}>(page, 'push-registration.ts');
const { createTapHandler, screenOf } = await loadSample<{
  screenOf: (data: PushData, app: string) => string;
  createTapHandler: (
    app: string,
    navigation: object,
  ) => { readonly onTap: (data: PushData) => void; readonly onSignIn: () => void };
}>(page, 'open-push.ts');
const { openPush, showPush } = await loadSample<{
  showPush: (registration: object, data: object, textOf: (type: string) => string) => unknown;
  openPush: (clients: object, screen: string) => Promise<unknown>;
}>(page, 'push-worker.js');

const app = 'https://app.test';
const task = `${app}/tasks/1`;

describe('the registration of a device', () => {
  const query = fencesOf(page).find(({ title }) => title === 'Register a device')?.code;

  /** A phone whose permission and token a test changes. */
  function phone(): { permission: Permission; token: string; answer: Permission; asked: number } {
    return { permission: 'granted', token: 'first', answer: 'granted', asked: 0 };
  }

  function registrationOf(device: ReturnType<typeof phone>): Registration {
    let known: string | undefined;
    const system = {
      permission: () => Promise.resolve(device.permission),
      ask: () => {
        device.asked += 1;
        device.permission = device.answer;
        return Promise.resolve(device.permission);
      },
      token: () => Promise.resolve(device.token),
    };
    const store = {
      load: () => Promise.resolve(known),
      save: (token: string) => {
        known = token;
        return Promise.resolve();
      },
    };
    return createPushRegistration(system, store, async (given) => {
      const input = { type: 'ANDROID', appVersion: '4.12.0', name: 'Test phone', ...given };
      const { body } = await post(endpoint(), { query, variables: { input } });
      if ('errors' in (body as object)) throw new Error('Not registered.');
    });
  }

  async function devices(): Promise<readonly { id: string; isEnabled: boolean }[]> {
    const { body } = await post(endpoint(), {
      query: `{ authenticatedUserV2 { ... on SignedInUser {
        account { devices { id name isEnabled } }
      } } }`,
    });
    const { data } = body as {
      data: {
        authenticatedUserV2: {
          account: { devices: { id: string; name: string; isEnabled: boolean }[] };
        };
      };
    };
    return data.authenticatedUserV2.account.devices.filter(({ name }) => name === 'Test phone');
  }

  it('keeps the device when its token is replaced', async () => {
    const device = phone();
    const { sync } = registrationOf(device);
    await sync();
    const before = await devices();
    device.token = 'second';
    await sync();
    expect(await devices()).toEqual(before);
    expect(before).toMatchObject([{ isEnabled: true }]);
  });

  it('pauses the device once the permission is withdrawn', async () => {
    const device = phone();
    const { sync } = registrationOf(device);
    await sync();
    device.permission = 'denied';
    await sync();
    expect(await devices()).toMatchObject([{ isEnabled: false }]);
  });

  it('registers nothing without a permission', async () => {
    const device = phone();
    device.permission = 'undetermined';
    await registrationOf(device).sync();
    expect(await devices()).toEqual([]);
  });

  it.each<[Permission, number]>([
    ['undetermined', 1],
    ['granted', 0],
    ['denied', 0],
  ])('when the permission is %s, asks %i times', async (permission, times) => {
    const device = phone();
    device.permission = permission;
    const result = await registrationOf(device).turnOn();
    expect(result).toBe(permission === 'denied' ? 'denied' : 'granted');
    expect(device.asked).toBe(times);
    expect(await devices()).toHaveLength(permission === 'denied' ? 0 : 1);
  });
});

describe('the screen of a push', () => {
  it.each([
    ['its deep link', task, task],
    ['the list for another origin', 'https://elsewhere.test/tasks/1', `${app}/notifications`],
    ['the list for an origin that begins alike', `${app}.elsewhere.test/`, `${app}/notifications`],
    ['the list for another scheme', `blob:${task}`, `${app}/notifications`],
    ['the list for a script', 'javascript:alert(1)', `${app}/notifications`],
    ['the list for what is no address', 'tasks/1', `${app}/notifications`],
    ['the list without a link', undefined, `${app}/notifications`],
  ])('is %s', (_what, deepLink, screen) => {
    expect(screenOf({ deepLink }, app)).toBe(screen);
  });

  it('opens at a tap, and once after the sign-in if nobody is signed in', () => {
    const open = vi.fn();
    const isSignedIn = vi.fn(() => true);
    const { onTap, onSignIn } = createTapHandler(app, { isSignedIn, open });
    onTap({ deepLink: task });
    expect(open.mock.calls).toEqual([[task]]);
    isSignedIn.mockReturnValue(false);
    onTap({ deepLink: `${app}/tasks/2` });
    expect(open).toHaveBeenCalledOnce();
    onSignIn();
    onSignIn();
    expect(open.mock.calls).toEqual([[task], [`${app}/tasks/2`]]);
  });
});

describe('the service worker', () => {
  it('shows one line for each notification', () => {
    const showNotification = vi.fn();
    const data = { notificationId: 'n', type: 'TASK_ASSIGNED', deepLink: task };
    showPush({ showNotification }, data, () => 'You have a new task');
    expect(showNotification).toHaveBeenCalledWith('You have a new task', { tag: 'n', data });
  });

  it('leads the tab of the app to the screen, or opens one', async () => {
    const tab = { url: `${app}/spaces`, focus: vi.fn(), navigate: vi.fn() };
    const other = { url: 'https://elsewhere.test/', focus: vi.fn(), navigate: vi.fn() };
    const openWindow = vi.fn();
    await openPush({ matchAll: () => [other, tab], openWindow }, task);
    expect(tab.focus).toHaveBeenCalledOnce();
    expect(tab.navigate).toHaveBeenCalledWith(task);
    expect(openWindow).not.toHaveBeenCalled();
    await openPush({ matchAll: () => [other], openWindow }, task);
    expect(openWindow).toHaveBeenCalledWith(task);
    expect(other.navigate).not.toHaveBeenCalled();
  });
});
