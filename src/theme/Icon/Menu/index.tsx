// Ejected: a style sheet has its path, which would be on every page.
import { maskIcon } from 'graphql-docs-reader/components';

export default maskIcon('menu');
