const start = 'function matchPath(pathname, options) {';

/**
 * The router asks one route after the other whether it is that of an address, for each page several
 * times. Nearly all have a path without patterns, which needs no regular expression.
 */
module.exports = function skipRoutes(source) {
  const [before, after] = source.split(start);
  if (after === undefined) throw new Error(`${this.resourcePath} has no "${start}"`);
  const own = `var literals = new Map(), asked = {};\n${literalOf}\n${isElsewhere}\n`;
  // Each schema of a site has a rule of its own.
  if (before.endsWith(own)) return source;
  return `${before}${own}${start}\n  if (isElsewhere(pathname, options)) return null;${after}`;
};

/** An exact path matches itself in any case, with or without a slash at its end. */
function isElsewhere(pathname, options) {
  if (!options || !options.exact || typeof options.path !== 'string') return false;
  // It is that of the last call, but for one in thousands.
  if (asked.pathname !== pathname) asked = { pathname, literal: literalOf(pathname) };
  const literal = literalOf(options.path);
  return literal !== '' && literal !== asked.literal;
}

/** What two paths that match have in common; nothing for a path that may have patterns. */
function literalOf(path) {
  let literal = literals.get(path);
  if (literal === undefined) {
    literal = /^[-\w./]*$/.test(path) ? `${path.toLowerCase().replace(/\/$/, '')}/` : '';
    literals.set(path, literal);
  }
  return literal;
}
