import type { PhrasingContent } from 'mdast';
import { link, paragraph, text } from 'graphql-docs-reference/document';
import { referencePath } from 'graphql-docs-reference/graphql';
import type { Guides } from 'graphql-docs-reference/options';
import { printTwin } from '../print-twin';
import type { Reference } from '../read-reference';
import type { Twin } from '../twin';

const path = `${referencePath}/playground`;

/** What the playground is, which takes a browser, and how to send a request without one. */
export function playgroundPage({ product, guides }: Reference): Twin {
  const { modelData, siteUrl } = product;
  const answers =
    modelData === undefined
      ? 'answers in the page with values that follow from the schema'
      : `with ${modelData} answers in the page`;
  const tree = {
    type: 'root' as const,
    children: [
      paragraph(
        text('An editor in the browser. A model of the '),
        link(referencePath, text('API')),
        text(` ${answers}, and nothing is sent anywhere.`),
      ),
      paragraph(
        ...otherWays(guides),
        text('The page of each operation has requests with their responses.'),
      ),
    ],
  };
  const description = 'Write a request, run it in the page and read what the API answers.';
  return printTwin({ path, kind: 'page', title: 'Playground', description, tree }, siteUrl);
}

function otherWays({ localApi, intro }: Partial<Guides> = {}): PhrasingContent[] {
  const local = localApi !== undefined && [
    text('the '),
    link(localApi, text('local API')),
    text(' is the same model on your own machine'),
  ];
  const real = intro !== undefined && [
    link(intro, text('the introduction')),
    text(' shows a request to the real one'),
  ];
  const [first, second] = [local, real].filter((way) => way !== false);
  if (!first) return [];
  return second
    ? [
        text('A program has other ways to send a request: '),
        ...first,
        text(', and '),
        ...second,
        text('. '),
      ]
    : [text('A program has another way to send a request: '), ...first, text('. ')];
}
