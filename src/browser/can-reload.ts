const patience = 5000;

/** Whether the server answers for this page at all, so that a reload leaves the reader with one. */
export async function canReload(url: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(patience);
    const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}
