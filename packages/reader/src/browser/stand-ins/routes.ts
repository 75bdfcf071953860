import { Page } from '../Page';

/** Every address shows the document that is there. Takes the place of the table of all pages. */
export default [{ path: '*', component: Page }];
