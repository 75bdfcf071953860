import type { ReactNode } from 'react';
import { sayLater } from './say-later';

interface StatusProps {
  readonly className?: string | undefined;
  readonly children: string;
}

/** What becomes of what is typed: seen at once, and heard after a pause. */
export function Status({ className, children: text }: StatusProps): ReactNode {
  return (
    <>
      {text !== '' && (
        <p className={className} aria-hidden>
          {text}
        </p>
      )}
      <span
        role="status"
        className="hiddenWords"
        ref={(region) => {
          if (region) sayLater(region, text);
        }}
      />
    </>
  );
}
