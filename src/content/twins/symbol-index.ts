import { toMarkdown } from '../../document/markdown';
import type { Block } from '../../document/tree';
import { heading, inlineCode, link, list, paragraph, text } from '../../document/tree';
import { referencePath } from '../../graphql/categories';
import type { ReferenceSymbol } from '../../graphql/symbols';
import { deprecationOf } from '../../graphql/symbols';
import { summarize } from '../../reference/description';
import { categoriesOf } from '../../reference/index-pages';
import type { Reference } from '../read-reference';
import { llmsPath } from '../twin-addresses';
import { linkFromSite } from '../print-twin';

/** Every symbol of a folder of the reference by kind, a line each. */
export function symbolIndex({ context }: Reference, folder: 'operations' | 'types'): string {
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
    { linkTo: linkFromSite },
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
