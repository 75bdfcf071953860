import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import { product } from '../../product';
import { CopyField } from '../CopyField';
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

/** The way from "what is this" to the first answer of the API, and from there to each task. */
export function Home({ title, firstQuery }: HomeProps): ReactNode {
  return (
    <main className={styles.home}>
      <header className={styles.intro}>
        <Heading as="h1">{title}</Heading>
        <p>
          {product.name} is where neighbours gather in spaces, plan tasks, appointments and polls,
          and find volunteering, donation projects, events and good news. All of it is open to your
          client through one GraphQL endpoint.
        </p>
        <CopyField label="Endpoint" value={product.urls.api} />
      </header>
      <Section
        id="first-query"
        title="Send a first query"
        intro={
          <>
            Post it to the endpoint; no token is needed for what is public. Or run it here: a model
            of the API answers in the page. Every name leads to its page in the{' '}
            <Link to="/docs/graphql">reference</Link>.
          </>
        }
      >
        <MDXContent>{firstQuery}</MDXContent>
      </Section>
      <Section id="tasks" title="Find your way in">
        <Tasks />
      </Section>
      <Section
        id="domains"
        title="What the API covers"
        intro="Counted from the schema that this site is built from."
      >
        <Domains />
      </Section>
      <Section id="news" title="What changed last">
        <News />
      </Section>
      <Section id="community" title="Meet the others">
        <Community />
      </Section>
    </main>
  );
}
