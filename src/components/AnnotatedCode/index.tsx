import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import type { AnnotatedCode as Lines, CodeToken } from '../../graphql/code-tokens';
import { usePart } from '../CodeFrame/part';
import { annotateJson } from './annotate-json';
import styles from './styles.module.css';

export interface FenceFacts {
  /** Absent in JSON, where the language has no grammar, and outside Markdown. */
  readonly lines: Lines | undefined;
  /** Whether a test runs the code. */
  readonly tested: boolean;
}

const FenceContext = createContext<FenceFacts>({ lines: undefined, tested: false });

/** Carries what was worked out at build time about a fence past the components of the theme. */
export const FenceProvider = FenceContext.Provider;

export function useFence(): FenceFacts {
  return useContext(FenceContext);
}

/** Code with the classes and links that were worked out at build time. */
export function AnnotatedCode(): ReactNode {
  const {
    metadata,
    wordWrap: { codeBlockRef },
  } = useCodeBlockContext();
  const { lines: known = linesOf(metadata) } = useFence();
  const { lines = known, editor } = usePart();
  const firstNumber = metadata.lineNumbersStart;
  return (
    <pre
      ref={codeBlockRef}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a block that scrolls must be reachable by keyboard
      tabIndex={0}
      hidden={editor !== undefined}
      className={clsx(styles.block, 'thin-scrollbar')}
    >
      <code
        className={clsx(styles.lines, firstNumber !== undefined && styles.numbered)}
        style={firstNumber === undefined ? undefined : { counterReset: `line ${firstNumber - 1}` }}
      >
        {lines.map((line, index) => (
          <span key={index} className={metadata.lineClassNames[index] && styles.highlighted}>
            {line.map(renderToken)}
            {'\n'}
          </span>
        ))}
      </code>
    </pre>
  );
}

function linesOf({ code, language }: { readonly code: string; readonly language: string }): Lines {
  return language === 'json' ? annotateJson(code) : code.split('\n').map((line) => [[line]]);
}

function renderToken([text, tokenClass, href]: CodeToken, key: number): ReactNode {
  const className = tokenClass ? styles[tokenClass] : undefined;
  if (href !== undefined) {
    return (
      <Link key={key} className={className} to={href}>
        {text}
      </Link>
    );
  }
  if (className === undefined) return text;
  return (
    <span key={key} className={className}>
      {text}
    </span>
  );
}
