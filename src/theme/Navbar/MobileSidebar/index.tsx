// Wraps: the menu can be used by keyboard.
import type { ReactNode } from 'react';
import { useNavbarMobileSidebar } from 'graphql-docs-reader/docusaurus';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { MobileMenu } from 'graphql-docs-reader/components';

export default function MobileSidebarWrapper(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  return (
    <MobileMenu isOpen={shown} close={toggle}>
      <MobileSidebar />
    </MobileMenu>
  );
}
