const localOrigin = 'http://localhost:4000';

/** Where the local API answers unless it is started with another port. */
export const localEndpoint = `${localOrigin}/graphql`;

/** What gives the local API its first data again. */
export const localReset = `${localOrigin}/reset`;
