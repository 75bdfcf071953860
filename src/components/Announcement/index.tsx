import type { ReactNode } from 'react';
import { useEffect } from 'react';

export interface AnnouncementProps {
  readonly isActive: boolean;
  readonly children: ReactNode;
}

let isClosed = false;

/**
 * Each kind of page makes its layout again, and with it the bar, which asks the storage whether it
 * was closed. Where storage is blocked, the tab remembers it.
 */
export function Announcement({ isActive, children }: AnnouncementProps): ReactNode {
  useEffect(() => {
    if (!isActive) isClosed = true;
  }, [isActive]);
  return isClosed ? null : children;
}
