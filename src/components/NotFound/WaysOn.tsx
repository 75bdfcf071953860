import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';

const places = [
  { to: '/docs/intro', label: 'Introduction', what: 'what the platform offers, and a first query' },
  { to: '/docs/graphql', label: 'GraphQL API', what: 'every operation and type' },
  { to: '/blog', label: 'Blog', what: 'what is new' },
  { to: '/', label: 'Home', what: 'ways in by task' },
] as const;

/** The main places of the site, for someone who is lost. */
export function WaysOn(): ReactNode {
  return (
    <>
      <Heading as="h2">Where to go from here</Heading>
      <ul>
        {places.map(({ to, label, what }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>: {what}
          </li>
        ))}
      </ul>
    </>
  );
}
