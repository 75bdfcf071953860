import type { Page } from '@playwright/test';

/**
 * Whether what is around the content of a page has a form that none had before which were asked for
 * with the same set: other elements, attributes, roles or states, or a text that is missing.
 */
export async function hasNewFrame(page: Page, known: Set<string>): Promise<boolean> {
  const fresh = (await page.evaluate(formsOfFrame)).filter((form) => !known.has(form));
  for (const form of fresh) known.add(form);
  return fresh.length > 0;
}

/** Each element with the one around it; of values that differ from page to page, whether there is one. */
function formsOfFrame(): string[] {
  const free = /^(?:href|id|title|src|srcset|for|d|style|data-.+|aria-(?:label|controls|.+by))$/;
  const isText = (node: Node): boolean =>
    node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';
  const formOf = (element: Element | null): string => {
    if (!element) return '';
    const attributes = [...element.attributes].map(({ name, value }) =>
      free.test(name)
        ? `${name}=${value.trim() !== ''}`
        : // Each guide has a class of its own.
          `${name}=${value.replace(/ docs-doc-id-\S+/, '')}`,
    );
    const hasText = [...element.childNodes].some(isText);
    return [element.localName, ...attributes.sort(), hasText].join(' ');
  };
  const frame = document.querySelectorAll(
    'html, title, meta[name=viewport], body, body *:not(main, main *)',
  );
  return [...new Set([...frame].map((one) => `${formOf(one.parentElement)} > ${formOf(one)}`))];
}
