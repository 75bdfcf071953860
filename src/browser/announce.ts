let region: HTMLElement | undefined;

/** Has screen readers say the title of the page that has come. */
export function announce(title: string): void {
  if (!region) {
    region = document.createElement('div');
    region.className = 'pageAnnouncement';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  region.textContent = title;
}
