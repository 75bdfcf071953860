import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import posts from '@generated/home-data/default/posts.json';
import styles from './styles.module.css';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** What changed last, as the blog tells it. */
export function News(): ReactNode {
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
        <Link to="/blog">All posts</Link>
      </p>
    </>
  );
}
