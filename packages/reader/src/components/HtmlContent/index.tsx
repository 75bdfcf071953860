import { createContext, useContext } from 'react';

/** HTML that was made of a page's tree, for the theme to show in the place of compiled Markdown. */
export const HtmlContent = createContext<string | undefined>(undefined);

export function useHtmlContent(): string | undefined {
  return useContext(HtmlContent);
}
