// Wraps: the sidebar begins with the version that its pages are of.
import type { ReactNode } from 'react';
import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItems';

export default function DocSidebarItemsWrapper(props: Props): ReactNode {
  const version = useActiveVersion(undefined);
  return (
    <>
      {props.level === 1 && version && (
        <li className="menuVersion">
          <Translate id="theme.docs.versionBadge.label" values={{ versionLabel: version.label }}>
            {'Version: {versionLabel}'}
          </Translate>
        </li>
      )}
      <DocSidebarItems {...props} />
    </>
  );
}
