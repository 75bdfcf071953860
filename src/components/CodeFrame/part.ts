import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import type { AnnotatedCode } from '../../graphql/code-tokens';

/** What an example puts in the place of the code of one of its blocks. */
export interface Part {
  readonly lines?: AnnotatedCode;
  readonly editor?: ReactNode;
  /** What the copy button copies then. */
  readonly text?: string;
}

export type PartName = 'request' | 'variables' | 'response';

export type Parts = Readonly<Partial<Record<PartName, Part>>>;

const PartsContext = createContext<Parts>({});

export const PartsProvider = PartsContext.Provider;

/** The part of an example that the block at hand is; empty elsewhere. */
export function usePart(): Part {
  const { metadata } = useCodeBlockContext();
  const parts = useContext(PartsContext);
  const title = typeof metadata.title === 'string' ? metadata.title : '';
  return parts[partName(metadata.language, title)] ?? {};
}

function partName(language: string, title: string): PartName {
  if (language === 'graphql') return 'request';
  return title.startsWith('Variables') ? 'variables' : 'response';
}
