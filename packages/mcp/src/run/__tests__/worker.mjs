import { parentPort } from 'node:worker_threads';

parentPort.on('message', ([{ query }]) => {
  while (query === 'endless');
  parentPort.postMessage([{ data: query }]);
});
parentPort.postMessage('ready');
