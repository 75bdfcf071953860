/** Puts another module in the place of one. */
module.exports = function standIn() {
  const { file } = this.getOptions();
  return `export { default } from ${JSON.stringify(file)};`;
};
