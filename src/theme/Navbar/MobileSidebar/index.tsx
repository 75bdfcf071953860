// Wraps: the menu can be used by keyboard.
import type { ReactNode } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { MobileMenu } from '@site/src/components/MobileMenu';

export default function MobileSidebarWrapper(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  return (
    <MobileMenu isOpen={shown} close={toggle}>
      <MobileSidebar />
    </MobileMenu>
  );
}
