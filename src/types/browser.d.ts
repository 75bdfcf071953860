/** What browsers tell of the line: https://wicg.github.io/netinfo/. Few know all of it, some nothing. */
interface Navigator {
  readonly connection?: {
    readonly effectiveType?: string;
    readonly saveData?: boolean;
    readonly type?: string;
  };
}
