/** What only those need who send a request to an address. */
export { askAddress } from './ask-address';
export { askConsent } from './ask-consent';
export { composeRequest } from './compose-request';
export { sendRemote } from './send-remote';
