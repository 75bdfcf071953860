import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { place, referencePath } from 'graphql-docs-reference/graphql';
import Interpolate from '@docusaurus/Interpolate';
import { useApi } from '../use-api';
import { t } from '../../t';

interface PlaygroundProps {
  /** The request that it begins with, as an example. */
  readonly example: ReactNode;
}

/** The playground as a document. The island of the same name makes editors of the example. */
export function Playground({ example }: PlaygroundProps): ReactNode {
  const { mount, hasLimits } = useApi();
  return (
    <main className="playgroundPage">
      <div className="playgroundDesk">
        <header className="playgroundIntroduction">
          <Heading as="h1">{t('playground.title')}</Heading>
          <Introduction />
        </header>
        <div className="playground" data-island="playground" data-wakes-at-once="">
          <div className="playgroundBar" />
          <div className={clsx('playgroundPanes', hasLimits && 'hasLimits')}>
            {example}
            <aside className="playgroundAside" aria-label={t('playground.aside')}>
              <p>
                <Interpolate
                  values={{
                    reference: (
                      <Link to={place(mount, referencePath)}>{t('playground.reference')}</Link>
                    ),
                  }}
                >
                  {t('playground.seeReference')}
                </Interpolate>
              </p>
            </aside>
          </div>
        </div>
      </div>
      <Keys />
    </main>
  );
}

/** In the text, `[Ctrl]` stands for a key. */
function Keys(): ReactNode {
  const text = t('playground.keys');
  return (
    <p className="playgroundKeys">
      {text
        .split(/[[\]]/)
        .map((part, index) => (index % 2 === 1 ? <kbd key={index}>{part}</kbd> : part))}
    </p>
  );
}

/** What the playground is, and where to look without it. */
function Introduction(): ReactNode {
  const { modelData, mount } = useApi();
  const api = <Link to={place(mount, referencePath)}>{t('playground.introduction.api')}</Link>;
  return (
    <>
      <p>
        <Interpolate values={{ api }}>
          {modelData
            ? t('playground.introduction', { api: '{api}', data: modelData })
            : t('playground.introduction.generated')}
        </Interpolate>
      </p>
      <noscript>
        <p>{t('playground.needsScripts')}</p>
      </noscript>
    </>
  );
}
