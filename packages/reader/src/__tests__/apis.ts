import callers from '../../../reference/src/options/__tests__/callers.json';
import endpoints from '../../../reference/src/options/__tests__/endpoints.json';

/** Of what the build writes, what tests of the browser's code need. */
const mount = { base: '/', path: '/docs/graphql', files: '' };

export default [{ id: 'default', mount, callers, endpoints }];
