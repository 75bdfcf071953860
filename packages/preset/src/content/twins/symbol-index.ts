import type { Block } from 'graphql-docs-reference/document';
import {
  heading,
  inlineCode,
  link,
  list,
  paragraph,
  text,
  toMarkdown,
} from 'graphql-docs-reference/document';
import type { ReferenceSymbol } from 'graphql-docs-reference/graphql';
import { deprecationOf, referencePath } from 'graphql-docs-reference/graphql';
import { categoriesOf, summarize } from 'graphql-docs-reference/reference';
import type { Reference } from '../read-reference';
import { llmsPath } from '../twin-addresses';
import { linkFromSite } from '../print-twin';

/** Every symbol of a folder of the reference by kind, a line each. */
export function symbolIndex(
  { context, product }: Reference,
  folder: 'operations' | 'types',
): string {
  const kinds = categoriesOf(context).filter((category) => category.folder.startsWith(folder));
  const children = kinds.flatMap(({ kind, folder: path, label }): Block[] => {
    const symbols = context.symbols.filter((symbol) => symbol.kind === kind);
    return [
      heading(2, label, [link(`${referencePath}/${path}`, text(label))]),
      list(symbols.map(symbolLine)),
    ];
  });
  return toMarkdown(
    {
      title: folder === 'operations' ? 'Operations' : 'Types',
      description: `All ${folder} of the GraphQL API and its directives there, by kind.`,
      tree: {
        type: 'root',
        children: [
          paragraph(
            text('The index above this one: '),
            link(llmsPath, text('llms.txt')),
            text('.'),
          ),
          ...children,
        ],
      },
    },
    { linkTo: linkFromSite(product.siteUrl) },
  );
}

function symbolLine(symbol: ReferenceSymbol): Parameters<typeof list>[0][number] {
  const { coordinate, path, definition } = symbol;
  const summary = summarize(definition.description);
  const facts = [deprecationOf(symbol) ? '(deprecated)' : '', summary].filter(
    (fact) => fact !== '',
  );
  return [
    link(path, inlineCode(coordinate)),
    ...(facts.length > 0 ? [text(`: ${facts.join(' ')}`)] : []),
  ];
}
