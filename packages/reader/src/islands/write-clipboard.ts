/**
 * Whether a text could be copied: the clipboard is absent where the site is not served over HTTPS,
 * and may be refused.
 */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
