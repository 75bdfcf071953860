import { checkHttps, checkLength } from '../../kit/checks';
import { invalid } from '../../kit/failure';
import type { VideoCallLink, VideoCallLinkInput, VideoCallProvider } from '../../types/schema';
import type { VideoCall } from '../../types/values';

/** Services that have a server of their own, and names that people give to theirs. */
const providers: readonly (readonly [provider: VideoCallProvider, host: RegExp])[] = [
  ['GOOGLE_MEET', /^meet\.google\.com$/],
  ['MICROSOFT_TEAMS', /^teams\.(?:microsoft|live)\.com$/],
  ['ZOOM', /(?:^|\.)zoom\.us$/],
  ['ELEMENT_CALL', /^call\.element\./],
  ['BIG_BLUE_BUTTON', /(?:^|\.)(?:bbb|bigbluebutton)/],
  ['JITSI', /jit\.?si/],
];

export function videoCallLinkOf(call: VideoCall): VideoCallLink {
  const { hostname, host } = new URL(call.url);
  const [provider] = providers.find(([, pattern]) => pattern.test(hostname)) ?? ['OTHER'];
  return { ...call, provider, host };
}

/** @throws VALIDATION_FAILED, naming the member of the input. */
export function videoCallOf({ url, passcode, dialInNumber }: VideoCallLinkInput): VideoCall {
  checkHttps('input.videoCallLink.url', url);
  checkLength('input.videoCallLink.passcode', passcode, 1, 40);
  if (dialInNumber != null && !/^\+[1-9]\d{6,14}$/.test(dialInNumber))
    throw invalid('input.videoCallLink.dialInNumber', 'The number must have the form of E.164.');
  return { url, passcode: passcode ?? null, dialInNumber: dialInNumber ?? null };
}
