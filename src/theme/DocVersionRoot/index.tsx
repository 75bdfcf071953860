// Wraps: the version of the docs that was read last is remembered.
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useDocsPreferredVersion } from '@docusaurus/plugin-content-docs/client';
import DocVersionRoot from '@theme-original/DocVersionRoot';
import type { Props } from '@theme/DocVersionRoot';

export default function DocVersionRootWrapper(props: Props): ReactNode {
  const { pluginId, version } = props.version;
  const { savePreferredVersionName } = useDocsPreferredVersion(pluginId);
  useEffect(() => savePreferredVersionName(version), [savePreferredVersionName, version]);
  return <DocVersionRoot {...props} />;
}
