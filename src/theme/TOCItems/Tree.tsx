import Interpolate from '@docusaurus/Interpolate';
// Ejected: a long list below a section is folded, so that the sections that follow are in view.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/TOCItems/Tree';
import { t } from '../../t';

export default function ContentsTree({
  toc,
  className,
  isChild,
}: Omit<Props, 'linkClassName'>): ReactNode {
  if (toc.length === 0) return null;
  const list = (
    <ul className={isChild ? undefined : className}>
      {toc.map(({ id, value, children }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            // The build made it of headings.
            dangerouslySetInnerHTML={{ __html: value }}
          />
          <ContentsTree isChild toc={children} className={className} />
        </li>
      ))}
    </ul>
  );
  if (!isChild || toc.length < fewestToFold) return list;
  return (
    <details>
      <summary>
        <Interpolate values={{ count: toc.length }}>{t('contents.all')}</Interpolate>
      </summary>
      {list}
    </details>
  );
}

/** Fewer leave room for the sections that follow. */
const fewestToFold = 12;
