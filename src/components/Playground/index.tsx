import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { Introduction } from './Introduction';

export interface PlaygroundProps {
  /** The request that it begins with, as an example; absent if there is no sandbox. */
  readonly example?: ReactNode;
}

/** The playground as a document. The island of the same name makes editors of the example. */
export function Playground({ example }: PlaygroundProps): ReactNode {
  return (
    <main className="playgroundPage">
      <div className="playgroundDesk">
        <header className="playgroundIntroduction">
          <Heading as="h1">Playground</Heading>
          {example ? <Introduction /> : <p>There is no model of this API to answer requests.</p>}
        </header>
        {example && (
          <div className="playground" data-island="playground" data-wakes-at-once="">
            <div className="playgroundBar" />
            <div className="playgroundPanes">
              {example}
              <aside className="playgroundAside" aria-label="Schema and history">
                <p>
                  The <Link to="/docs/graphql">reference</Link> describes each operation and type.
                </p>
              </aside>
            </div>
          </div>
        )}
      </div>
      {example && <Keys />}
    </main>
  );
}

function Keys(): ReactNode {
  return (
    <p className="playgroundKeys">
      <kbd>Ctrl</kbd> + <kbd>Enter</kbd> runs, <kbd>Ctrl</kbd> + <kbd>Space</kbd> completes,{' '}
      <kbd>F1</kbd> explains the name at the cursor, and <kbd>Alt</kbd> + <kbd>Enter</kbd> or a
      click with <kbd>Ctrl</kbd> opens its page. <kbd>F8</kbd> goes to the next problem,{' '}
      <kbd>Ctrl</kbd> + <kbd>.</kbd> fixes it where it can. <kbd>Shift</kbd> + <kbd>Alt</kbd> and{' '}
      <kbd>P</kbd> prettify, <kbd>M</kbd> merges fragments, <kbd>E</kbd> and <kbd>I</kbd> turn
      values into variables and back. <kbd>Ctrl</kbd> + <kbd>M</kbd> lets <kbd>Tab</kbd> indent.{' '}
      <kbd>?</kbd> lists all keys.
    </p>
  );
}
