import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import release from '@generated/home-data/default/release.json';
import { changelogFiles, changelogPath, deprecatedPath } from '../../graphql/routes';
import { BreakableCode } from '../Breakable';
import { useDateTimeFormat } from '../date-format';
import { Section } from './Section';
import styles from './styles.module.css';

/** What the newest release of the schema changed; nothing for a schema without releases. */
export function ApiChanges(): ReactNode {
  const day = useDateTimeFormat({ day: 'numeric', year: 'numeric', timeZone: 'UTC' });
  if (!release) return null;
  const { date, href, summary, changes, deprecated } = release;
  return (
    <Section id="api-changes" title="What changed in the API">
      <p>
        <Link to={href}>
          <time dateTime={date}>{day.format(new Date(date))}</time>
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
        <Link to={changelogPath}>Changelog</Link>, as{' '}
        <FileLink to={changelogFiles.atom}>Atom</FileLink> or{' '}
        <FileLink to={changelogFiles.json}>JSON Feed</FileLink>
        {deprecated > 0 && (
          <>
            , and <Link to={deprecatedPath}>what is deprecated</Link>
          </>
        )}
      </p>
    </Section>
  );
}

/** To a file that only the build makes, in the same tab. */
function FileLink({ to, children }: { readonly to: string; readonly children: string }): ReactNode {
  return (
    <Link to={`pathname://${to}`} target="_self">
      {children}
    </Link>
  );
}
