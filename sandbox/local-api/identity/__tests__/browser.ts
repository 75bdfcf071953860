/** What a browser does between two pages: it keeps cookies and follows addresses. */
export interface Browser {
  /** Opens an address, or sends a form to it, without following a redirect. */
  readonly open: (
    address: string,
    form?: Readonly<Record<string, string>> | URLSearchParams,
  ) => Promise<Response>;
  /** Signs in at an authorization request, and gives the address that leads back to the client. */
  readonly signIn: (address: string, persona: string) => Promise<URL>;
  /** Goes where redirects lead, up to the first page or the first address of another origin. */
  readonly follow: (address: string) => Promise<{ readonly at: URL; readonly page: string }>;
}

export function createBrowser(): Browser {
  const cookies = new Map<string, string>();

  const open: Browser['open'] = async (address, form) => {
    const response = await fetch(address, {
      method: form ? 'POST' : 'GET',
      body: form && new URLSearchParams(form),
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      redirect: 'manual',
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  };

  const followFrom = async (
    origin: string,
    address: string,
    form?: Readonly<Record<string, string>>,
  ): Promise<{ at: URL; page: string }> => {
    const response = await open(address, form);
    const location = response.headers.get('location');
    if (!location) return { at: new URL(address), page: await response.text() };
    const next = new URL(location, address);
    return next.origin === origin ? followFrom(origin, next.href) : { at: next, page: '' };
  };

  const follow = (address: string): Promise<{ at: URL; page: string }> =>
    followFrom(new URL(address).origin, address);

  const signIn: Browser['signIn'] = async (address, persona) => {
    const { at } = await follow(address);
    return (await followFrom(at.origin, at.href, { persona })).at;
  };

  return { open, follow, signIn };
}
