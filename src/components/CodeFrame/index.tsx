import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import Title from '@theme/CodeBlock/Title';
import { useFence } from '../AnnotatedCode';
import { usePart } from './part';
import { TestedMark } from './TestedMark';
import styles from './styles.module.css';

/** A block of code: its title and what is known of it in a bar, its buttons, its lines. */
export function CodeFrame(): ReactNode {
  const { metadata } = useCodeBlockContext();
  const { tested } = useFence();
  const { editor } = usePart();
  const hasBar = Boolean(metadata.title) || tested;
  const buttonsClass = clsx(styles.buttons, hasBar && styles.inBar);
  // An editor does not wrap its lines.
  const buttons = editor ? (
    <div className={buttonsClass}>
      <CopyButton className="" />
    </div>
  ) : (
    <Buttons className={buttonsClass} />
  );
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
        {editor}
        <Content />
        {!hasBar && buttons}
      </div>
    </Container>
  );
}
