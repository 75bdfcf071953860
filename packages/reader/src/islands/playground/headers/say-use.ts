import { translate } from '@docusaurus/Translate';
import { currentApi } from '../../../api';
import type { Header } from '../../sandbox/request-headers';
import { localApi } from '../targets/targets';

const own = translate({
  id: 'playground.headers.own',
  message: 'Accept and Content-Type go with each request, cookies never do.',
});
const secrets = translate({
  id: 'playground.headers.secrets',
  message: 'Values that let somebody in are neither stored nor shared.',
});

/** What a target makes of headers. Empty stands for the model in the page. */
export function sayUse(target: string): string {
  if (target === '') {
    return translate({
      id: 'playground.headers.model',
      message:
        'It reads Accept-Language, which chooses the language of a guest. The role after “as” stands for Authorization. Nothing is sent.',
    });
  }
  if (target === localApi()) {
    const role = translate({
      id: 'playground.headers.local',
      message:
        'The role after “as” is sent as a token in Authorization, unless you write your own.',
    });
    return `${role} ${own} ${secrets}`;
  }
  const role = translate(
    {
      id: 'playground.headers.remote',
      message: 'Write {header} to say who asks; the role after “as” is not sent.',
    },
    { header: currentApi().endpoints.auth.header },
  );
  return `${role} ${own} ${secrets}`;
}

/** Why a header is of no use, as the reader writes it; undefined if it is, or may still become it. */
export function sayIgnored({ name, value }: Header, target: string): string | undefined {
  if (target !== '' || /^accept-language$/i.test(name)) return undefined;
  if (/^authorization$/i.test(name))
    return translate({
      id: 'playground.headers.noAuthorization',
      message:
        'Authorization is ignored here: the role after “as” says who asks. To send a token, choose another target.',
    });
  if (name === '' || value === '') return undefined;
  return translate(
    { id: 'playground.headers.ignored', message: '{name} is ignored here: nothing is sent.' },
    { name },
  );
}
