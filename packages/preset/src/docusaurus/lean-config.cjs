/** Of the config the browser needs nothing that only a build reads. */
module.exports = function leanConfig(source) {
  const config = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
  for (const key of ['markdown', 'plugins', 'presets', 'themes']) delete config[key];
  return `export default ${JSON.stringify(config)};`;
};
