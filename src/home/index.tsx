import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import { translate } from '@docusaurus/Translate';
import { product } from '../product';
import { CopyField } from 'graphql-docs-reader/components';
import { ApiChanges } from './ApiChanges';
import { Community } from './Community';
import { Domains } from './Domains';
import { News } from './News';
import { Section } from './Section';
import { Steps } from './Steps';
import { Tasks } from './Tasks';
import styles from './styles.module.css';

export interface HomeProps {
  /** A request and its response, which readers can run. */
  readonly firstQuery: ReactNode;
}

/** What can be built, a first response of the API, and where to begin. */
export function Home({ firstQuery }: HomeProps): ReactNode {
  return (
    <main className={styles.home}>
      <header className={styles.hero}>
        <div>
          <Heading as="h1">{product.tagline}</Heading>
          <p className={styles.lead}>{product.introduction}</p>
          <div className={styles.actions}>
            <Link className="button button--primary" to="/docs/intro">
              {translate({ id: 'home.start', message: 'Get started' })}
            </Link>
            <Link className="button" to="/docs/graphql/playground">
              {translate({ id: 'home.playground', message: 'Open playground' })}
            </Link>
          </div>
          <CopyField
            label={translate({ id: 'home.endpoint', message: 'Endpoint' })}
            action={translate({ id: 'home.endpoint.copy', message: 'Copy the endpoint' })}
            value={product.urls.api}
          />
        </div>
        <div className={styles.firstQuery}>
          <p>
            {translate({
              id: 'home.firstQuery',
              message: 'Run your first query here: a model of the API answers in this page.',
            })}
          </p>
          <MDXContent>{firstQuery}</MDXContent>
        </div>
      </header>
      <Section id="start" title={translate({ id: 'home.steps', message: 'Start here' })}>
        <Steps />
      </Section>
      <Section id="tasks" title={translate({ id: 'home.tasks', message: 'Guides by task' })}>
        <Tasks />
      </Section>
      <Section
        id="domains"
        title={translate({ id: 'home.domains', message: 'What the API covers' })}
        intro={translate({
          id: 'home.domains.intro',
          message: 'Each domain with its operations and types.',
        })}
      >
        <Domains />
      </Section>
      <ApiChanges />
      <Section id="news" title={translate({ id: 'home.news', message: 'From the blog' })}>
        <News />
      </Section>
      <Section id="community" title={translate({ id: 'home.community', message: 'Community' })}>
        <Community />
      </Section>
    </main>
  );
}
