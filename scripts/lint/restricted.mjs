/** A plugin of oxlint, which has no rule like ESLint's `no-restricted-syntax`. */
export default {
  meta: { name: 'restricted' },
  rules: {
    syntax: {
      meta: { schema: { type: 'array' } },
      create: (context) =>
        Object.fromEntries(
          context.options.map(({ selector, message }) => [
            selector,
            (node) => {
              context.report({ node, message });
            },
          ]),
        ),
    },
  },
};
