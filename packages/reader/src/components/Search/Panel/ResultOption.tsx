import type { MouseEvent, ReactNode } from 'react';
import { Fragment } from 'react';
import clsx from 'clsx';
import { useHistory } from '@docusaurus/router';
import { addressOf, place } from 'graphql-docs-reference/graphql';
import type { Part, Result } from 'graphql-docs-reference/search';
import { breakParts, kindLabels, markName, markProse } from 'graphql-docs-reference/search';
import { useApi } from '../../use-api';
import { Badge } from '../../Badge';
import styles from './styles.module.css';

/** Letters of a name that have room in a line of the narrowest phone. */
const longestWhole = 24;

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
  const { mount } = useApi();
  const history = useHistory();
  const isProse = kind === 'guide' || kind === 'post';
  const href = (isProse ? addressOf : place)(mount, result.path);

  function open(event: MouseEvent): void {
    // The browser opens another tab or window by itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // First, since the browser then gives the focus back, which the next page takes.
    onClose();
    history.push(href);
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

/** A name breaks only if it has no room in a line of its own, marked or not. */
function Parts({ of: parts }: { readonly of: readonly Part[] }): ReactNode {
  return breakParts(parts, longestWhole).map(({ text, isMatch, canBreak }, index) => (
    <Fragment key={index}>
      {isMatch ? <mark>{text}</mark> : text}
      {canBreak && <wbr />}
    </Fragment>
  ));
}
