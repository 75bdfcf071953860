import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Translate, { translate } from '@docusaurus/Translate';
import { place, referencePath } from 'graphql-docs-reference/graphql';
import Interpolate from '@docusaurus/Interpolate';
import { useApi } from '../use-api';

interface PlaygroundProps {
  /** The request that it begins with, as an example. */
  readonly example: ReactNode;
}

/** The playground as a document. The island of the same name makes editors of the example. */
export function Playground({ example }: PlaygroundProps): ReactNode {
  const { mount } = useApi();
  return (
    <main className="playgroundPage">
      <div className="playgroundDesk">
        <header className="playgroundIntroduction">
          <Heading as="h1">{translate({ id: 'playground.title', message: 'Playground' })}</Heading>
          <Introduction />
        </header>
        <div className="playground" data-island="playground" data-wakes-at-once="">
          <div className="playgroundBar" />
          <div className="playgroundPanes">
            {example}
            <aside
              className="playgroundAside"
              aria-label={translate({ id: 'playground.aside', message: 'Schema and history' })}
            >
              <p>
                <Translate
                  id="playground.reference"
                  values={{
                    reference: (
                      <Link to={place(mount, referencePath)}>
                        {translate({ id: 'playground.reference', message: 'reference' })}
                      </Link>
                    ),
                  }}
                >
                  {'The {reference} describes each operation and type.'}
                </Translate>
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
  const text = translate({
    id: 'playground.keys',
    message:
      '[Ctrl] + [Enter] runs, [Ctrl] + [Space] completes, [F1] explains the name at the cursor, and [Alt] + [Enter] or a click with [Ctrl] opens its page. [F8] goes to the next problem, [Ctrl] + [.] fixes it where it can. [Shift] + [Alt] + [P] prettifies the request. [Ctrl] + [M] lets [Tab] indent. [?] lists all keys.',
  });
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
  const api = (
    <Link to={place(mount, referencePath)}>
      {translate({ id: 'playground.introduction.api', message: 'API' })}
    </Link>
  );
  return (
    <>
      <p>
        {modelData ? (
          <Interpolate values={{ api }}>
            {translate(
              {
                id: 'playground.introduction',
                message:
                  'A model of the {api} with {data} answers in this page. Nothing is sent anywhere, unless you choose another target.',
              },
              { api: '{api}', data: modelData },
            )}
          </Interpolate>
        ) : (
          <Translate id="playground.introduction.generated" values={{ api }}>
            {
              'A model of the {api} answers in this page, with values that follow from the schema. Nothing is sent anywhere, unless you choose another target.'
            }
          </Translate>
        )}
      </p>
      <noscript>
        <p>
          {translate({
            id: 'playground.needsScripts',
            message:
              'The playground needs JavaScript. Without it, the page of each operation shows a request and its response.',
          })}
        </p>
      </noscript>
    </>
  );
}
