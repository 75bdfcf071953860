// Wraps: a bar that was closed stays away if nothing can be stored.
import type { ReactNode } from 'react';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import { Announcement } from '@site/src/components/Announcement';

export default function AnnouncementBarWrapper(): ReactNode {
  const { isActive } = useAnnouncementBar();
  return (
    <Announcement isActive={isActive}>
      <AnnouncementBar />
    </Announcement>
  );
}
