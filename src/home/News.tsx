import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import posts from '@generated/home-data/default/posts.json';
import { translate } from '@docusaurus/Translate';
import { useDateTimeFormat } from 'graphql-docs-reader/components';
import styles from './styles.module.css';

/** What changed last, as the blog tells it. */
export function News(): ReactNode {
  const day = useDateTimeFormat({ day: 'numeric', year: 'numeric', timeZone: 'UTC' });
  return (
    <>
      <ul className={styles.news}>
        {posts.map(({ title, description, href, date }) => (
          <li key={href}>
            <time className={styles.note} dateTime={date}>
              {day.format(new Date(date))}
            </time>
            <Link to={href}>{title}</Link>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/blog">{translate({ id: 'home.allPosts', message: 'All posts' })}</Link>
      </p>
    </>
  );
}
