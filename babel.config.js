/** For those who build without the faster bundler, whose own compiler reads no file like this. */
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
