import { translate } from '@docusaurus/Translate';
import { iconPaths } from 'graphql-docs-reference/document';
import { create } from '../create';
import { createIcon } from '../create-icon';
import styles from './dialog.module.css';
import { highlightCode } from './highlight-code';
import type { CodeFile } from './print-request';
import { renderLines } from './render-lines';

/** A frame as `packages/reference/src/document/html/code-frame.ts` makes them, so that its island copies. */
export function createFrame({ title, language, text }: CodeFile): HTMLElement {
  const frame = create('div', { className: `codeFrame ${styles.frame ?? ''}` });
  frame.dataset['island'] = 'code';
  const lines = renderLines(highlightCode(text.trimEnd(), language));
  const block = create(
    'pre',
    { className: 'codeBlock', tabIndex: 0 },
    create('code', {}, ...lines),
  );
  frame.append(
    create(
      'div',
      { className: `codeBar ${styles.bar ?? ''}` },
      create('span', { className: 'codeTitle' }, title),
      create('div', { className: `codeButtons ${styles.buttons ?? ''}` }, createCopyButton(title)),
    ),
    create('div', { className: `codeContent ${styles.content ?? ''}` }, block),
  );
  return frame;
}

function createCopyButton(title: string): HTMLElement {
  const button = create(
    'button',
    {
      type: 'button',
      className: styles.copy ?? '',
      ariaLabel: translate({ id: 'code.copyNamed', message: 'Copy: {title}' }, { title }),
    },
    createIcon(iconPaths.copy),
    translate({ id: 'code.copy', message: 'Copy' }),
  );
  button.dataset['do'] = 'copy';
  const status = create('span', { className: 'copyStatus', role: 'status' });
  return create('span', { className: 'copy' }, status, button);
}
