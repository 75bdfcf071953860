// Ejected: says what was asked for, suggests what is near, and leads on.
export { NotFound as default } from 'graphql-docs-reader/components';
