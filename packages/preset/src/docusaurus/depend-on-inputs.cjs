const { join, relative } = require('node:path');

/** Compiles a file of content again where what it is compiled from has changed besides its text. */
module.exports = function dependOnInputs(source) {
  const { siteDir, folder } = this.getOptions();
  this.addDependency(join(folder, `${relative(siteDir, this.resourcePath)}.txt`));
  return source;
};
