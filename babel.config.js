/**
 * Bundles have a compiler of their own; `write-translations` reads the sources with this one. It
 * looks for the `translate` of Docusaurus, of which that of `graphql-docs-reference/i18n` is another form.
 */
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
  plugins: [
    () => ({
      name: 'translate-in-node',
      parserOverride: (code, options, parse) =>
        parse(
          code.replace(
            /(import \{[^}]*\btranslate\b[^}]*\} from )'(?:[./]+\/i18n\/translate|graphql-docs-reference\/i18n)'/,
            "$1'@docusaurus/Translate'",
          ),
          options,
        ),
    }),
  ],
};
