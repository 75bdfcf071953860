// Ejected: a bar that was closed stays away if nothing can be stored, and the theme's is made of a
// string of HTML and of styles in attributes, which the security policy forbids.
import type { ReactNode } from 'react';
import { useAnnouncementBar } from 'graphql-docs-reader/docusaurus';
import { Announcement } from 'graphql-docs-reader/components';

export default function AnnouncementBar(): ReactNode {
  return <Announcement {...useAnnouncementBar()} />;
}
