import { StyleModule } from 'style-mod';

/**
 * The policy of the site forbids the element `style` that the editor writes into a document. In a
 * shadow tree it makes a style sheet without an element, which the document can share.
 */
const mount = StyleModule.mount.bind(StyleModule);
const shadow = document.createElement('div').attachShadow({ mode: 'open' });

StyleModule.mount = (_, modules) => {
  mount(shadow, modules);
  const { adoptedStyleSheets } = document;
  const added = shadow.adoptedStyleSheets.filter((sheet) => !adoptedStyleSheets.includes(sheet));
  adoptedStyleSheets.push(...added);
};
