/** The first page is in its HTML; the frame needs nothing else. */
export default function preload(): Promise<void> {
  return Promise.resolve();
}
