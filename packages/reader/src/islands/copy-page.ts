import { writeClipboard } from './write-clipboard';
import { t } from '../t';

const messages = {
  copied: t('pageTools.copied'),
  refused: t('pageTools.refused'),
  failed: t('pageTools.failed'),
} as const;

/** The page as Markdown, to take along. */
export function wake(tools: HTMLElement): void {
  const link = tools.querySelector('a');
  const status = tools.querySelector('[role=status]');
  if (!link || !status) return;
  tools.querySelector('button')?.addEventListener('click', () => {
    status.textContent = '';
    void copy(link.href).then((outcome) => {
      status.textContent = messages[outcome];
    });
  });
  tools.addEventListener('focusout', () => {
    status.textContent = '';
  });
}

async function copy(address: string): Promise<keyof typeof messages> {
  const text = await load(address);
  if (text === undefined) return 'failed';
  return (await writeClipboard(text)) ? 'copied' : 'refused';
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
