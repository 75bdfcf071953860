import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/**
 * One file answers for every unknown address, so the server does not know which it is: the island
 * says what was asked for and what is near it. Below are the other ways on that it is given.
 */
export function NotFound({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <main className={`container ${styles.page}`} data-island="not-found" data-wakes-at-once>
      <Heading as="h1">
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </Heading>
      <div data-part="asked">
        <p>{translate({ id: 'notFound.noPage', message: 'There is no page at this address.' })}</p>
      </div>
      {children}
    </main>
  );
}
