/** Whether a text could be copied: without HTTPS there is no clipboard, and it may be refused. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
