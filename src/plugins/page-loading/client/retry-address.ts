/** What the bundler's runtime gives to modules; `u` makes the name of a chunk's file. */
declare const __webpack_require__: { u: (chunk: string) => string };

let tries = 0;

/**
 * Runs a function that asks for chunks. They get a new address, for a browser may share a request
 * that stalls, or keep the wrong answer for as long as a good one.
 */
export function withRetryAddress(askForChunks: () => void): void {
  const fileName = __webpack_require__.u;
  tries += 1;
  __webpack_require__.u = (chunk) => `${fileName(chunk)}?retry=${tries}`;
  try {
    askForChunks();
  } finally {
    __webpack_require__.u = fileName;
  }
}
