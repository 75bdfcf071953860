import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import Translate, { translate } from '@docusaurus/Translate';
import { product } from '../../product';
import { CopyField } from '../CopyField';
import { ApiChanges } from './ApiChanges';
import { Community } from './Community';
import { Domains } from './Domains';
import { News } from './News';
import { Section } from './Section';
import { Tasks } from './Tasks';
import styles from './styles.module.css';

export interface HomeProps {
  readonly title: string;
  /** A request and its response, which readers can run. */
  readonly firstQuery: ReactNode;
}

/** What the platform is, a first response of the API, and where each task begins. */
export function Home({ title, firstQuery }: HomeProps): ReactNode {
  return (
    <main className={styles.home}>
      <header className={styles.intro}>
        <Heading as="h1">{title}</Heading>
        <p>{product.introduction}</p>
        <CopyField
          label={translate({ id: 'home.endpoint', message: 'Endpoint' })}
          action={translate({ id: 'home.endpoint.copy', message: 'Copy the endpoint' })}
          value={product.urls.api}
        />
      </header>
      <Section
        id="first-query"
        title={translate({ id: 'home.firstQuery', message: 'Send a first query' })}
        intro={
          <Translate
            id="home.firstQuery.intro"
            values={{
              reference: (
                <Link to="/docs/graphql">
                  {translate({ id: 'home.reference', message: 'reference' })}
                </Link>
              ),
            }}
          >
            {
              'Post it to the endpoint: public content needs no token. Or run it here, where a model of the API answers. Each name links to its page in the {reference}.'
            }
          </Translate>
        }
      >
        <MDXContent>{firstQuery}</MDXContent>
      </Section>
      <Section id="tasks" title={translate({ id: 'home.tasks', message: 'Find your way in' })}>
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
