import Interpolate from '@docusaurus/Interpolate';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import domains from '@generated/home-data/default/domains.json';
import posts from '@generated/home-data/default/posts.json';
import release from '@generated/home-data/default/release.json';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import {
  BreakableCode,
  CopyField,
  ExternalMark,
  useDateTimeFormat,
} from 'graphql-docs-reader/components';
import { changelogFiles, changelogPath, deprecatedPath } from 'graphql-docs-reference/graphql';
import { FileLink } from '../FileLink';
import { product } from '../product';
import { Steps, Tasks } from './Guides';
import styles from './styles.module.css';
import { t } from '../t';

interface HomeProps {
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
              {t('home.start')}
            </Link>
            <Link className="button" to="/docs/graphql/playground">
              {t('home.playground')}
            </Link>
          </div>
          <CopyField
            label={t('home.endpoint')}
            action={t('home.endpoint.copy')}
            value={product.urls.api}
          />
        </div>
        <div className={styles.firstQuery}>
          <p>{t('home.firstQuery')}</p>
          <MDXContent>{firstQuery}</MDXContent>
        </div>
      </header>
      <Section id="start" title={t('home.steps')}>
        <Steps />
      </Section>
      <Section id="tasks" title={t('home.tasks')}>
        <Tasks />
      </Section>
      <Section id="domains" title={t('home.domains')} intro={t('home.domains.intro')}>
        <Domains />
      </Section>
      <ApiChanges />
      <Section id="news" title={t('home.news')}>
        <News />
      </Section>
      <Section id="community" title={t('home.community')}>
        <Community />
      </Section>
    </main>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the home page: its heading beside its content, or above it on a narrow screen. */
function Section({ id, title, intro, children }: SectionProps): ReactNode {
  return (
    <section className={styles.section}>
      <div className={styles.heading}>
        <Heading as="h2" id={id}>
          {title}
        </Heading>
        {intro && <p>{intro}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}

/** The domains of the schema; one that is a single file has none, and the reference lists it. */
function Domains(): ReactNode {
  if (domains.length === 0) {
    return (
      <p>
        <Link to="/docs/graphql">{t('home.allSymbols')}</Link>
      </p>
    );
  }
  return (
    <ul className={styles.domains}>
      {domains.map(({ label, href, counts }) => (
        <li key={href}>
          <Link to={href}>{label}</Link>
          <span className={styles.note}>{counts}</span>
        </li>
      ))}
    </ul>
  );
}

/** What the newest release of the schema changed; nothing for a schema without releases. */
function ApiChanges(): ReactNode {
  if (!release) return null;
  const { date, href, summary, changes, deprecated } = release;
  return (
    <Section id="api-changes" title={t('home.changes.title')}>
      <p>
        <Link to={href}>
          <Day date={date} />
        </Link>
        : {summary}.
      </p>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change.href}>
            <Link to={change.href}>
              {change.runs.map(({ value, isCode }, index) =>
                isCode ? <BreakableCode key={index}>{value}</BreakableCode> : value,
              )}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Interpolate
          values={{
            changelog: <Link to={changelogPath}>{t('home.changes.changelog')}</Link>,
            atom: <FileLink to={changelogFiles.atom}>Atom</FileLink>,
            json: <FileLink to={changelogFiles.json}>JSON Feed</FileLink>,
          }}
        >
          {t('home.changes.follow')}
        </Interpolate>
        {deprecated > 0 && (
          <Interpolate
            values={{
              deprecated: <Link to={deprecatedPath}>{t('home.changes.deprecated')}</Link>,
            }}
          >
            {t('home.changes.andDeprecated')}
          </Interpolate>
        )}
      </p>
    </Section>
  );
}

/** What changed last, as the blog tells it. */
function News(): ReactNode {
  return (
    <>
      <ul className={styles.news}>
        {posts.map(({ title, description, href, date }) => (
          <li key={href}>
            <Day className={styles.note} date={date} />
            <Link to={href}>{title}</Link>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/blog">{t('home.allPosts')}</Link>
      </p>
    </>
  );
}

/** Where the people are, and the code. */
function Community(): ReactNode {
  return (
    <ul className={styles.community}>
      {[
        {
          label: t('home.sourceCode'),
          href: product.urls.source,
        },
        ...product.social,
      ].map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>
            {label}
            <ExternalMark />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Day({
  date,
  className,
}: {
  readonly date: string;
  readonly className?: string;
}): ReactNode {
  const format = useDateTimeFormat({ day: 'numeric', year: 'numeric', timeZone: 'UTC' });
  return (
    <time className={className} dateTime={date}>
      {format.format(new Date(date))}
    </time>
  );
}
