/** What browsers know about the connection: https://wicg.github.io/netinfo/. Few know all of it, some nothing. */
interface Navigator {
  readonly connection?: {
    readonly effectiveType?: string;
    readonly saveData?: boolean;
    readonly type?: string;
  };
}
