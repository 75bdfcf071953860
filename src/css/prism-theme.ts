import type { PrismTheme } from 'prism-react-renderer';

/** Colours of code, from the tokens of `custom.css`, so that both colour modes share one theme. */
export const prismTheme: PrismTheme = {
  plain: { color: 'var(--code-text)', backgroundColor: 'var(--code-background)' },
  styles: [
    { types: ['comment', 'prolog', 'doctype'], style: { color: 'var(--code-comment)' } },
    { types: ['string', 'attr-value', 'char', 'inserted'], style: { color: 'var(--code-string)' } },
    { types: ['number', 'boolean', 'constant'], style: { color: 'var(--code-number)' } },
    { types: ['keyword', 'tag', 'operator-keyword'], style: { color: 'var(--code-keyword)' } },
    { types: ['property', 'attr-name', 'key'], style: { color: 'var(--code-member)' } },
    { types: ['class-name', 'builtin'], style: { color: 'var(--code-type)' } },
    { types: ['variable', 'parameter'], style: { color: 'var(--code-variable)' } },
    { types: ['function', 'decorator'], style: { color: 'var(--code-directive)' } },
  ],
};
