import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { translate } from '@docusaurus/Translate';
import type { Runner } from '../example/runner';
import type { Draft } from '../example/state';
import { sentHeaders } from '../sandbox/request-headers';
import { HeadersPane } from './headers/HeadersPane';
import type { Places } from './places';
import styles from './styles.module.css';
import { tabId, TabList } from './TabList';

export interface LowerPaneProps {
  readonly runner: Runner;
  readonly draft: Draft;
  readonly places: Places;
}

/** Variables and headers, one of which is shown below the request. */
export function LowerPane({ runner, draft, places }: LowerPaneProps): ReactNode {
  const [active, setActive] = useState('variables');
  const { variables, headers: panel, lowerTitle } = places;
  const { target, headers } = draft.to ?? { target: '', headers: [] };
  const count = sentHeaders(headers).length;
  useEffect(() => {
    for (const [id, element] of Object.entries({ variables, headers: panel })) {
      element.role = 'tabpanel';
      element.setAttribute('aria-labelledby', tabId(id));
      element.hidden = id !== active;
    }
  }, [active, variables, panel]);
  return (
    <>
      {createPortal(
        <TabList
          label={translate({ id: 'playground.lower', message: 'Variables and headers' })}
          tabs={[
            {
              id: 'variables',
              label: translate({ id: 'playground.variables', message: 'Variables' }),
              panel: variables.id,
            },
            {
              id: 'headers',
              label:
                count === 0
                  ? translate({ id: 'playground.headers', message: 'Headers' })
                  : translate(
                      { id: 'playground.headersCount', message: 'Headers {count}' },
                      { count },
                    ),
              panel: panel.id,
            },
          ]}
          active={active}
          onSelect={setActive}
          className={styles.lowerTabs}
        />,
        lowerTitle,
      )}
      {createPortal(
        <HeadersPane
          headers={headers}
          target={target}
          onChange={(next) => runner.change({ to: { target, headers: next } })}
        />,
        panel,
      )}
    </>
  );
}
