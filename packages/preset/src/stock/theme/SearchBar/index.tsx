// Takes the place of an empty component: the navbar's button for the search, and its dialog.
export { Search as default } from 'graphql-docs-reader/search';
