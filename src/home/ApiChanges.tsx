import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import release from '@generated/home-data/default/release.json';
import Translate, { translate } from '@docusaurus/Translate';
import { changelogFiles, changelogPath, deprecatedPath } from 'graphql-docs-reference/graphql';
import { BreakableCode, useDateTimeFormat } from 'graphql-docs-reader/components';
import { Section } from './Section';
import styles from './styles.module.css';

/** What the newest release of the schema changed; nothing for a schema without releases. */
export function ApiChanges(): ReactNode {
  const day = useDateTimeFormat({ day: 'numeric', year: 'numeric', timeZone: 'UTC' });
  if (!release) return null;
  const { date, href, summary, changes, deprecated } = release;
  return (
    <Section
      id="api-changes"
      title={translate({ id: 'home.changes.title', message: 'What changed in the API' })}
    >
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
        <Translate
          id="home.changes.follow"
          values={{
            changelog: (
              <Link to={changelogPath}>
                {translate({ id: 'home.changes.changelog', message: 'Changelog' })}
              </Link>
            ),
            atom: <FileLink to={changelogFiles.atom}>Atom</FileLink>,
            json: <FileLink to={changelogFiles.json}>JSON Feed</FileLink>,
          }}
        >
          {'{changelog}, as {atom} or {json}'}
        </Translate>
        {deprecated > 0 && (
          <Translate
            id="home.changes.andDeprecated"
            description="Follows the links to the changelog and its feeds"
            values={{
              deprecated: (
                <Link to={deprecatedPath}>
                  {translate({ id: 'home.changes.deprecated', message: 'what is deprecated' })}
                </Link>
              ),
            }}
          >
            {', and {deprecated}'}
          </Translate>
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
