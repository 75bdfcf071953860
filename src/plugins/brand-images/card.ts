import type { CSSProperties, ReactNode } from 'react';
import { createElement } from 'react';
import type { Card } from './collect-cards';
import { colours } from './colours';

/** The size that Open Graph and the networks agree on, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

export interface CardParts {
  readonly brand: string;
  readonly host: string;
  /** Drawings as data URIs. */
  readonly logo: string;
  readonly street: string;
}

/** The card as elements for satori, which knows flex boxes and inline styles only. */
export function layOutCard({ kind, title, text }: Card, parts: CardParts): ReactNode {
  return box(
    {
      ...cardSize,
      flexDirection: 'column',
      justifyContent: 'space-between',
      background: colours.ground,
      color: colours.text,
      fontFamily: 'Figtree, Figtree Extended',
    },
    box(
      { flexDirection: 'column', padding: '56px 72px 0' },
      box(
        { alignItems: 'center', gap: 20, fontSize: 32, fontWeight: 700 },
        createElement('img', { src: parts.logo, width: 64, height: 64 }),
        parts.brand,
        box({ color: colours.quiet, fontWeight: 500 }, kind),
      ),
      box(
        {
          marginTop: 48,
          color: colours.heading,
          fontSize: title.length > 42 ? 58 : 72,
          fontWeight: 700,
          lineHeight: 1.1,
          letterSpacing: '-0.02em',
        },
        title,
      ),
      box(
        {
          display: 'block',
          marginTop: 24,
          color: colours.quiet,
          fontSize: 32,
          fontWeight: 500,
          lineClamp: 3,
          lineHeight: 1.4,
        },
        text,
      ),
    ),
    box(
      { flexDirection: 'column' },
      createElement('img', { src: parts.street, width: cardSize.width, height: 100 }),
      box(
        {
          padding: '8px 72px 22px',
          background: colours.street,
          color: colours.onStreet,
          fontSize: 26,
          fontWeight: 500,
        },
        parts.host,
      ),
    ),
  );
}

function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children);
}
