// Ejected: a link needs no classes of its own, which every page would repeat.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/Footer/Links/MultiColumn';

type Item = Props['columns'][number]['items'][number];

export default function FooterColumns({ columns }: Props): ReactNode {
  return (
    <div className="row footer__links">
      {columns.map(({ title, items }) => (
        <div key={title} className="col">
          <div className="footer__title">{title}</div>
          <ul>
            {items.map((item) => (
              <li key={item.label}>
                <FooterLink item={item} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** It leads away in the same tab, as readers expect of a link that says nothing else. */
function FooterLink({ item: { label, to, href } }: { readonly item: Item }): ReactNode {
  const address = href === undefined ? { to } : { href };
  return (
    <Link {...address} target={undefined} rel={undefined}>
      {label}
    </Link>
  );
}
