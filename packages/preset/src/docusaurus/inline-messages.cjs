const { existsSync, readFileSync } = require('node:fs');

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Puts messages in the place of their keys, so that a bundle holds what it says, in one language. */
module.exports = function inlineMessages(source) {
  if (this.resourcePath.endsWith('.json')) return '{}';
  const { catalogues, translations, check } = this.getOptions();
  const isTranslated = existsSync(translations);
  const files = isTranslated ? [...catalogues, translations] : catalogues;
  const computed = /(?<![.\w$])t\((?!\s*['"])/.exec(source);
  if (computed) {
    const line = source.slice(0, computed.index).split('\n').length;
    throw new Error(
      `${this.resourcePath}:${line}: Unexpected key of a message that is computed. Call t with a string, once for each message.`,
    );
  }
  let messages;
  return source.replace(/\bt\(\s*(['"])([\w.-]+)\1/g, (_call, _quote, key) => {
    if (!messages) {
      files.forEach((file) => this.addDependency(file));
      if (isTranslated) check(translations);
      else this.addMissingDependency(translations);
      messages = Object.assign({}, ...files.map(read));
    }
    const found = messages[key];
    if (found === undefined) throw new Error(`Unknown message "${key}" in ${this.resourcePath}.`);
    return `t(${JSON.stringify(found.message ?? found)}`;
  });
};
