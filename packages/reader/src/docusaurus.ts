/**
 * What Docusaurus keeps to itself and a page needs in the browser. What each is for, and how an upgrade
 * is tested, is in `packages/preset/src/docusaurus/README.md`.
 */
export { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
export { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
export { useAnnouncementBar, useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
