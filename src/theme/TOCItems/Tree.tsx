// Ejected: a long list below a section is folded, so that the sections that follow are in view.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/TOCItems/Tree';

export default function ContentsTree({ toc, className, linkClassName, isChild }: Props): ReactNode {
  if (toc.length === 0) return null;
  const list = (
    <ul className={isChild ? undefined : className}>
      {toc.map(({ id, value, children }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            className={linkClassName ?? undefined}
            // The build made it of headings.
            dangerouslySetInnerHTML={{ __html: value }}
          />
          <ContentsTree
            isChild
            toc={children}
            className={className}
            linkClassName={linkClassName}
          />
        </li>
      ))}
    </ul>
  );
  if (!isChild || toc.length < fewestToFold) return list;
  return (
    <details>
      <summary>
        <Translate id="contents.all" values={{ count: toc.length }}>
          {'All {count}'}
        </Translate>
      </summary>
      {list}
    </details>
  );
}

/** Fewer leave room for the sections that follow. */
const fewestToFold = 12;
