/** The one helper of tslib that the packages in our pages call; all of them weigh 4 KB. */
export function __importDefault(module: unknown): unknown {
  const isModule = typeof module === 'object' && module !== null && '__esModule' in module;
  return isModule ? module : { default: module };
}
