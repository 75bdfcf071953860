import Interpolate from '@docusaurus/Interpolate';
// Ejected: a long list below a section is folded, so that the sections that follow are in view.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/TOCItems/Tree';
import { t } from '../../t';

export default function ContentsTree({
  toc,
  className,
  isChild,
}: Omit<Props, 'linkClassName'>): ReactNode {
  if (toc.length === 0) return null;
  const areNames = toc.every(({ value }) => code.test(value));
  const list = (
    <ul className={clsx(!isChild && className, areNames && 'names') || undefined}>
      {toc.map(({ id, value, children }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            // The build made it of headings.
            dangerouslySetInnerHTML={{ __html: areNames ? value.replace(code, '$1$2$3') : value }}
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

/** An entry that is code as a whole, and may be struck through. A list of these says it once. */
const code = /^(<s>)?<code>((?:(?!<\/code>).)*)<\/code>(<\/s>.*)?$/;
