import { currentApi } from '../../../api';
import type { Header } from '../../sandbox/request-headers';
import { t } from '../../../t';

/** Where the API answers on a reader's own machine, if it can be had there. */
export function localApi(): string | undefined {
  return currentApi().endpoints.local?.endpoint;
}

/**
 * An address of the reader's choice that requests can be sent to.
 *
 * @param page address of the page that sends.
 * @throws Error for the reader, if nothing can be sent there.
 */
export function readAddress(text: string, page: string): string {
  if (!URL.canParse(text.trim())) throw new Error(t('playground.targets.fault.address'));
  const url = new URL(text.trim());
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb) throw new Error(t('playground.targets.fault.scheme'));
  const hasPassword = url.username !== '' || url.password !== '';
  if (hasPassword) throw new Error(t('playground.targets.fault.password'));
  if (isMixed(url, page)) throw new Error(t('playground.targets.fault.insecure'));
  url.hash = '';
  return url.href;
}

function isMixed({ protocol, hostname }: URL, page: string): boolean {
  return protocol === 'http:' && page.startsWith('https:') && !isThisMachine(hostname);
}

/** Which browsers trust without encryption. */
function isThisMachine(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** A target in words short enough for a list. */
export function nameOfTarget(target: string): string {
  if (target === '') return t('playground.targets.modelName');
  if (target === localApi()) return t('playground.targets.localName');
  return target.replace(/^https?:\/\//, '');
}

/** A request as it goes over the network. */
export interface RemoteRequest {
  readonly address: string;
  readonly headers: readonly Header[];
  readonly body: string;
}

/** An address, and the names of the headers that go there. */
export function keyOf({ address, headers }: RemoteRequest): string {
  const names = headers.map(({ name }) => name.toLowerCase());
  return [address, ...names.sort()].join(' ');
}

/** Whether one that was given is for this, too: fewer headers are, further ones are not. */
export function isCovered(key: string, given: Iterable<string>): boolean {
  const [address, ...names] = key.split(' ');
  return [...given].some((other) => {
    const [agreed, ...known] = other.split(' ');
    return agreed === address && names.every((name) => known.includes(name));
  });
}
