import type { ComponentProps, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

/** A table of a page; where it is wider than the window, the keyboard can reach and scroll it. */
export function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  const table = useRef<HTMLTableElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = table.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls must be reachable by keyboard
  return <table {...props} ref={table} tabIndex={scrolls ? 0 : undefined} />;
}
