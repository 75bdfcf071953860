import { translate } from '../i18n/translate';

/** Who sends a request, above it. */
export function asCaller(id: string): string {
  const words: Readonly<Record<string, string>> = {
    guest: translate({ id: 'example.as.guest', message: 'As a guest' }),
    member: translate({ id: 'example.as.member', message: 'As a member' }),
    admin: translate({ id: 'example.as.admin', message: 'As a space admin' }),
    moderator: translate({ id: 'example.as.moderator', message: 'As a moderator' }),
  };
  return words[id] ?? id;
}
