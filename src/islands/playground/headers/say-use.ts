import { localApi } from '../targets/targets';

const own = 'Accept and Content-Type go with each request, cookies never do.';
const secrets = 'Values that let somebody in are neither stored nor shared.';

/** What a target makes of headers. Empty stands for the model in the page. */
export function sayUse(target: string): string {
  if (target === '') {
    return 'It reads Accept-Language, which chooses the language of a guest. The role after “as” stands for Authorization. Nothing is sent.';
  }
  if (target === localApi) {
    return `The role after “as” is sent as a token in Authorization, unless you write your own. ${own} ${secrets}`;
  }
  return `Write Authorization to say who asks; the role after “as” is not sent. ${own} ${secrets}`;
}
