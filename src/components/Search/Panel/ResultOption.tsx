import type { MouseEvent, ReactNode } from 'react';
import clsx from 'clsx';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { kindLabels } from '../../../search/kinds';
import type { Part } from '../../../search/mark-matches';
import { markName, markProse } from '../../../search/mark-matches';
import type { Result } from '../../../search/search';
import { Badge } from '../../Badge';
import { Breakable } from '../../Breakable';
import styles from './styles.module.css';

export interface ResultOptionProps {
  readonly id: string;
  readonly result: Result;
  readonly query: string;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onClose: () => void;
}

/** A result: what it is, what it is called, and what is said about it. */
export function ResultOption(props: ResultOptionProps): ReactNode {
  const { id, result, query, isActive, onPoint, onClose } = props;
  const { kind, title, context, detail, isDeprecated } = result;
  const href = useBaseUrl(result.path);
  const history = useHistory();
  const isProse = kind === 'guide' || kind === 'post';

  function open(event: MouseEvent): void {
    // The browser opens another tab or window by itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.push(href);
    onClose();
  }

  return (
    // A link of Docusaurus would fetch the page of every result that is in view.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      href={href}
      onPointerMove={onPoint}
      onClick={open}
    >
      <span className={styles.kind}>{kindLabels[kind]}</span>
      <span className={styles.text}>
        <span className={clsx(styles.title, !isProse && styles.code)}>
          <Parts of={isProse ? markProse(title, query) : markName(title, query)} />
        </span>
        {context !== '' && (
          <span className={clsx(styles.context, !isProse && styles.code)}>{context}</span>
        )}
        {isDeprecated && <Badge kind="deprecated" />}
        {detail !== '' && (
          <span className={styles.detail}>
            <Parts of={markProse(detail, query)} />
          </span>
        )}
      </span>
    </a>
  );
}

function Parts({ of: parts }: { readonly of: readonly Part[] }): ReactNode {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <Breakable key={index}>{text}</Breakable>,
  );
}
