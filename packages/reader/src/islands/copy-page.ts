import { writeClipboard } from './write-clipboard';
import { t } from '../t';

/** The page as Markdown, to take along. */
export function wake(tools: HTMLElement): void {
  const link = tools.querySelector('a');
  const status = tools.querySelector('[role=status]');
  if (!link || !status) return;
  tools.querySelector('button')?.addEventListener('click', () => {
    status.textContent = '';
    void copy(link.href).then((words) => {
      status.textContent = words;
    });
  });
  tools.addEventListener('focusout', () => {
    status.textContent = '';
  });
}

/** Says what came of it. */
async function copy(address: string): Promise<string> {
  const text = await load(address);
  if (text === undefined) return t('pageTools.failed');
  return (await writeClipboard(text)) ? t('pageTools.copied') : t('pageTools.refused');
}

/** Undefined where it cannot be had; a host may answer with its page for unknown addresses. */
async function load(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address);
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    return response.ok && !isPage ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
