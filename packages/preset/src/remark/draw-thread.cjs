const { parentPort, workerData } = require('node:worker_threads');

const library = import(workerData);

/** Thread that draws: each message is a diagram, and each answer its groups and its SVG, or a fault. */
parentPort.on('message', async (source) => {
  const { parseMermaid, renderMermaidSVG } = await library;
  const drawn = { groups: [] };
  try {
    if (!source.startsWith('sequenceDiagram')) drawn.groups = parseMermaid(source).subgraphs;
    drawn.svg = renderMermaidSVG(source, { padding: 8, transparent: true });
  } catch (error) {
    drawn.fault = error instanceof Error ? error.message : String(error);
  }
  parentPort.postMessage(drawn);
});
