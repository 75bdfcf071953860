/** What browsers know about the connection: https://wicg.github.io/netinfo/. Few know all of it, some nothing. */
interface Navigator {
  readonly connection?: {
    readonly effectiveType?: string;
    readonly saveData?: boolean;
    readonly type?: string;
  };
}

/** What turns strings into markup and scripts: https://www.w3.org/TR/trusted-types/. */
interface TrustedTypePolicyFactory {
  /** The page's policy names who may make a policy, each name once. */
  readonly createPolicy: <Rules extends Readonly<Record<string, (text: string) => string>>>(
    name: string,
    rules: Rules,
  ) => Rules;
  readonly emptyHTML: string;
}

/** Not every browser has it. */
// eslint-disable-next-line no-var -- Only so it is one of `globalThis`.
declare var trustedTypes: TrustedTypePolicyFactory | undefined;

/** Without the grammars that the whole package loads. */
declare module 'prismjs/components/prism-core' {
  export { default } from 'prismjs';
}
