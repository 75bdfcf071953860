import type { Adapter, AdapterPayload } from 'oidc-provider';
import { keepLast } from '../keep-last';

/** Sessions, tokens and the like of each kind; whoever has an older one signs in again. */
const most = 1_000;

export type CreateAdapter = (model: string) => Adapter;

/**
 * Sessions, grants and tokens of one provider in memory, so that dropping it forgets them. Nothing
 * expires here: the provider looks at the time itself.
 *
 * @see https://github.com/panva/node-oidc-provider/blob/main/example/my_adapter.js
 */
export function createStore(): CreateAdapter {
  const models = new Map<string, Map<string, AdapterPayload>>();

  return (model) => {
    const entries = models.get(model) ?? new Map<string, AdapterPayload>();
    models.set(model, entries);
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
  };
}
