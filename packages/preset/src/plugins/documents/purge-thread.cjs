const { parentPort } = require('node:worker_threads');
const { PurgeCSS } = require('purgecss');

/** Thread that leaves out of styles what nothing uses: each message has options of PurgeCSS. */
parentPort.on('message', async (options) => {
  const [purged] = await new PurgeCSS().purge(options);
  parentPort.postMessage(purged.css);
});
