/** Where the web server of the guide runs. */
export const site = 'http://localhost:3000';

/** A request of a browser to the web server. */
export const request = (address: string, cookie = '', method = 'GET'): Request =>
  new Request(new URL(address, site), { method, headers: { cookie } });

/** The cookie of a response, as the browser sends it back. */
export const cookieOf = ({ headers }: Response): string =>
  headers.get('set-cookie')?.replace(/;.*/, '') ?? '';

/** Where a response leads the browser. */
export const locationOf = ({ headers }: Response): string => headers.get('location') ?? '';
