// Ejected: it takes clicks before scripts have come, and has one icon, which a style sheet knows.
export { ColorSwitch as default } from 'graphql-docs-reader/components';
