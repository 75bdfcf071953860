const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { Worker } = require('node:worker_threads');

const styles = join(__dirname, 'typeface.css');

/** Leaves of a typeface the characters and weights that `typeface.css` says of its common part. */
module.exports = function subsetTypeface(font) {
  // The whole one has the same characters, without the wait.
  if (this.mode === 'development') return font;
  this.addDependency(styles);
  const { range, min, max } = commonPart(readFileSync(styles, 'utf8'));
  const done = this.async();
  const options = {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: Number(min), max: Number(max) } },
  };
  // It takes half a second, in which the bundler needs this thread for other files.
  const workerData = [font, charactersIn(range), options];
  new Worker(inThread, { eval: true, execArgv: [], workerData })
    .on('message', (subset) => done(null, Buffer.from(subset)))
    .on('error', done);
};

const inThread = `
  const { parentPort, workerData: [font, characters, options] } = require('node:worker_threads');
  const subsetFont = require(${JSON.stringify(require.resolve('subset-font'))});
  subsetFont(Buffer.from(font), characters, options).then((subset) => parentPort.postMessage(subset));
`;

module.exports.raw = true;

function commonPart(css) {
  const face = css.split('@font-face').find((text) => text.includes("?common'"));
  const found = /font-weight: (?<min>\d+) (?<max>\d+);[^}]*unicode-range:(?<range>[^;]+);/.exec(
    face ?? '',
  );
  if (!found)
    throw new Error(`${styles}: Give a @font-face of "?common" its font-weight and unicode-range.`);
  return found.groups;
}

/** @param {string} range as CSS says it: `U+20-7E, U+A0` */
function charactersIn(range) {
  const codes = range.split(',').flatMap((part) => {
    const [first, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...codes);
}
