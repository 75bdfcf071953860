import type { Insides } from './insides';

/** Rows about the dev server. */
export const insidesInDev: Insides = {
  'dev server': {
    'node_modules/webpack-dev-server/lib/Server.js': [
      '"host-header-check"',
      '"cross-origin-header-check"',
    ],
    'core/commands/start/webpack.js': [
      /config\.devServer\]\.filter\(Boolean\)\);\s+return new webpack_dev_server_1\.default\(/,
    ],
  },
  'dev messages': {
    'node_modules/webpack-dev-server/lib/Server.js': [
      'sendMessage(clients, type, data, ',
      /\(this\.webSocketServer\)\.implementation\.on\(\s+"connection"/,
    ],
    'node_modules/webpack-dev-server/client/index.js': [
      'sendMessage("Ok");',
      'sendMessage("Errors", ',
      'invalid: function invalid() {',
    ],
    'node_modules/webpack-dev-server/client/utils/sendMessage.js': ['type: "webpack".concat(type)'],
  },
  'Markdown errors': {
    'mdx-loader/utils.js': [
      'MDX compilation failed for file ${',
      '\\nCause: ${error.message}\\nDetails:\\n${errorDetails}',
    ],
  },
  'on demand': {
    'core/server/codegen/codegenRoutes.js': [
      "(generatedFilesDir, 'registry.js'",
      '"${modulePath}"), "${modulePath}", require.resolveWeak("${modulePath}")],',
    ],
    'node_modules/@rspack/core/dist/exports.d.ts': ['export { lazyCompilationMiddleware };'],
  },
};
