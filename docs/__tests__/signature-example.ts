import { fencesOf } from './fences';

export interface SignatureExample {
  /** Computes the digest, and its output. */
  readonly command: string;
  readonly output: string;
  readonly secret: string;
  readonly timestamp: string;
  readonly body: string;
  readonly signature: string;
}

/** The signature that `docs/integration-events.mdx` gives its readers to check their code against. */
export function exampleSignature(): SignatureExample {
  const fences = fencesOf('docs/integration-events.mdx');
  const index = fences.findIndex(({ title }) => title === 'Compute a signature');
  const command = fences[index]?.code ?? '';
  const output = fences[index + 1]?.code ?? '';
  const valueOf = (name: string): string =>
    new RegExp(`^${name}='(.+)'$`, 'm').exec(command)?.[1] ?? '';
  return {
    command,
    output,
    secret: valueOf('SECRET'),
    timestamp: valueOf('TIMESTAMP'),
    body: valueOf('BODY'),
    signature: `v1=${output.split(' ')[0] ?? ''}`,
  };
}
