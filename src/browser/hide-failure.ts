/** Takes away what `showFailure` has shown. */
export function hideFailure(): void {
  document.querySelector('.pageFailure')?.remove();
  delete document.documentElement.dataset['pageFailed'];
}
