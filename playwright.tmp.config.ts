import base from './playwright.config';
const { webServer, ...rest } = base;
export default { ...rest, retries: 0, use: { ...rest.use, baseURL: 'http://localhost:4398' } };
