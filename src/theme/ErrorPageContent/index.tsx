// Ejected: the crash of a page is announced, and the report is made of plain elements.
export { CrashReport as default } from 'graphql-docs-reader/components';
