// Ejected: the sidebar names the version, in the same place on every page.
export default function DocVersionBadge(): null {
  return null;
}
