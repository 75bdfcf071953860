import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { NavbarSecondaryMenuFiller } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import { useView } from './Navigation';

interface BlogMenuProps {
  readonly groups: readonly Element[];
}

/** The list of posts beside a post, in the menu of a phone. */
export function BlogMenu(): ReactNode {
  const groups = useView().page.nodes.flatMap((node) =>
    node instanceof Element ? [...node.querySelectorAll('aside nav [role=group]')] : [],
  );
  if (groups.length === 0) return null;
  return <NavbarSecondaryMenuFiller component={Groups} props={{ groups }} />;
}

function Groups({ groups }: BlogMenuProps): ReactNode {
  return groups.map((group) => {
    const year = group.querySelector('h3')?.textContent;
    return (
      <div key={year}>
        <Heading as="h3">{year}</Heading>
        <ul className="menu__list">
          {[...group.querySelectorAll('a')].map(({ pathname, textContent }) => (
            <li key={pathname} className="menu__list-item">
              <Link
                isNavLink
                to={pathname}
                className="menu__link"
                activeClassName="menu__link--active"
              >
                {textContent}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}
