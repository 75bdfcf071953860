// Ejected: the original says what it means in a way that screen readers do not read.
export { ExternalMark as default } from 'graphql-docs-reader/components';
