import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  DocsSidebarProvider,
  DocsVersionProvider,
  useDocsPreferredVersion,
} from '@docusaurus/plugin-content-docs/client';
import DocRootLayout from '@theme/DocRoot/Layout';
import Layout from '@theme-original/Layout';
import Link from '@docusaurus/Link';
import { NavbarSecondaryMenuFiller } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import { openVersion } from '../components/docs-version';
import { SiblingsContext } from '../components/ReferenceMenu/lists.client';
import { RouteContextProvider } from '../docusaurus';
import type { Frame } from '../loading/fetch-page';
import { useView } from './Navigation';
import styles from './spinner.module.css';
import { t } from '../t';

const sidebarName = 'docs';
const version = openVersion();

/** What stands around the content, alive; the content itself comes from the document. */
export function Page(): ReactNode {
  const { page } = useView();
  return (
    <RouteContextProvider value={{ plugin: { name: 'documents', id: 'default' } }}>
      <SiblingsContext value={page.siblings}>
        <Layout>{page.frame === 'docs' ? <Docs /> : <Plain />}</Layout>
      </SiblingsContext>
    </RouteContextProvider>
  );
}

function Docs(): ReactNode {
  const { savePreferredVersionName } = useDocsPreferredVersion();
  useEffect(() => savePreferredVersionName(version.version), [savePreferredVersionName]);
  return (
    <DocsVersionProvider version={version}>
      <DocsSidebarProvider name={sidebarName} items={version.docsSidebars[sidebarName] ?? []}>
        <DocRootLayout>
          <StaticContent frame="docs" />
        </DocRootLayout>
      </DocsSidebarProvider>
    </DocsVersionProvider>
  );
}

function Plain(): ReactNode {
  return (
    <>
      <BlogMenu />
      <StaticContent frame="plain" />
    </>
  );
}

/** Markup that is empty, as a browser takes it that takes no strings. */
const empty = { __html: globalThis.trustedTypes?.emptyHTML ?? '' };

/**
 * The content of the page as its file says it. React leaves alone what the browser has opened; what
 * comes later is put in its place, and comes back after a crash.
 */
function StaticContent({ frame }: { readonly frame: Frame }): ReactNode {
  const { page, isSlow } = useView();
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [first] = page.nodes;
    if (host.current?.firstChild !== first) host.current?.replaceChildren(...page.nodes);
  }, [page]);
  return (
    <>
      {isSlow && <Spinner />}
      <div
        ref={host}
        data-content={frame}
        hidden={isSlow}
        dangerouslySetInnerHTML={empty}
        suppressHydrationWarning
      />
    </>
  );
}

/** A dot that beats and two rings that spread from it, still where the reader wants no motion. */
function Spinner(): ReactNode {
  return (
    <div className={styles.spinner} role="status">
      <svg viewBox="0 0 46 46" role="img" aria-label={t('load.loading')}>
        <circle className={styles.ring} cx="23" cy="23" r="22" />
        <circle className={styles.ring} cx="23" cy="23" r="22" />
        <circle className={styles.dot} cx="23" cy="23" r="6" />
      </svg>
    </div>
  );
}

interface BlogMenuProps {
  readonly groups: readonly Element[];
}

/** The list of posts beside a post, in the menu of a phone. */
function BlogMenu(): ReactNode {
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
