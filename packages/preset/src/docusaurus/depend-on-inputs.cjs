const { existsSync } = require('node:fs');
const { join, relative } = require('node:path');

/** Compiles a file of content again where what it is compiled from has changed besides its text. */
module.exports = function dependOnInputs(source) {
  const { siteDir, folder, file } = this.getOptions();
  // Those of each, or of all.
  const inputs = file ?? join(folder, `${relative(siteDir, this.resourcePath)}.txt`);
  // In the dev server they are known after the first page.
  if (existsSync(inputs)) this.addDependency(inputs);
  else this.addMissingDependency(inputs);
  return source;
};
