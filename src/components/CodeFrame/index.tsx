import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import Title from '@theme/CodeBlock/Title';
import { useFence } from '../AnnotatedCode';
import { TestedMark } from './TestedMark';
import styles from './styles.module.css';

/** A block of code: its title and what is known of it in a bar, its buttons, its lines. */
export function CodeFrame(): ReactNode {
  const { metadata } = useCodeBlockContext();
  const { tested } = useFence();
  const hasBar = Boolean(metadata.title) || tested;
  const buttons = <Buttons className={clsx(styles.buttons, hasBar && styles.inBar)} />;
  return (
    <Container as="div" className={clsx(metadata.className, styles.frame)}>
      {hasBar && (
        <div className={styles.bar}>
          <span className={styles.title}>
            <Title>{metadata.title}</Title>
          </span>
          {tested && <TestedMark />}
          {buttons}
        </div>
      )}
      <div className={styles.content}>
        <Content />
        {!hasBar && buttons}
      </div>
    </Container>
  );
}
