/** The first page is in its HTML; the frame needs nothing else. */
export default async function preload(): Promise<void> {}
