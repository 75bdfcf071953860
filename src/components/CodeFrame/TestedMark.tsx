import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import IconSuccess from '@theme/Icon/Success';
import styles from './styles.module.css';

/** Says that a sample is run by a test; it leads to the place that explains how. */
export function TestedMark(): ReactNode {
  return (
    <Link
      className={styles.tested}
      to="/docs/contributing/#add-code-in-another-language"
      title="A test of this site runs this sample as it is shown here"
    >
      <IconSuccess aria-hidden />
      Run by the tests
    </Link>
  );
}
