/**
 * What `@graphql-markdown` loads by its file name, and so as JavaScript: the loader that gives it the
 * schema, and the formatter that gives it the text of each page. `generate.ts` says of each run what
 * these are.
 */
const run = { schema: undefined, print: undefined };

exports.run = run;

/** A loader of GraphQL Tools: the schema has been read and checked already. */
exports.SchemaLoader = class SchemaLoader {
  load() {
    return Promise.resolve([{ location: 'schema', schema: run.schema }]);
  }
};

/** Without it, files are taken for MDX. */
exports.mdxExtension = '.md';

/** Whatever happens here, its own printing must not step in. */
exports.beforePrintTypeHook = (event) => {
  event.preventDefault();
  event.output = run.print(event.data.type);
};
