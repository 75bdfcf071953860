/** What browsers know about the connection: https://wicg.github.io/netinfo/. Few know all of it, some nothing. */
interface Navigator {
  readonly connection?: {
    readonly effectiveType?: string;
    readonly saveData?: boolean;
    readonly type?: string;
  };
}

/** Without the grammars that the whole package loads. */
declare module 'prismjs/components/prism-core' {
  export { default } from 'prismjs';
}
