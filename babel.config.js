/**
 * Bundles have a compiler of their own; `write-translations` reads the sources with this one. It
 * looks for the `translate` of Docusaurus, of which ours in `src/i18n` is another form.
 */
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
  plugins: [
    () => ({
      name: 'translate-in-node',
      parserOverride: (code, options, parse) =>
        parse(code.replace(/'[./]+\/i18n\/translate'/, "'@docusaurus/Translate'"), options),
    }),
  ],
};
