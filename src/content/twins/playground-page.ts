import { link, paragraph, text } from '../../document/tree';
import { printTwin } from '../print-twin';
import type { Twin } from '../twin';

const path = '/docs/graphql/playground';

/** What the playground is, which takes a browser, and how to send a request without one. */
export function playgroundPage(isOwn: boolean): Twin {
  const tree = {
    type: 'root' as const,
    children: [
      paragraph(
        text('An editor in the browser. A model of the '),
        link('/docs/graphql', text('API')),
        text(
          isOwn
            ? ' with a small neighbourhood of its own answers in the page, and nothing is sent anywhere.'
            : ' answers in the page with values that follow from the schema, and nothing is sent anywhere.',
        ),
      ),
      paragraph(
        text('A program has other ways to send a request: the '),
        link('/docs/local-api', text('local API')),
        text(' is the same model on your own machine, and '),
        link('/docs/intro', text('the introduction')),
        text(
          ' shows a request to the real one. The page of each operation has requests with their responses.',
        ),
      ),
    ],
  };
  const description = 'Write a request, run it in the page and read what the API answers.';
  return printTwin({ path, kind: 'page', title: 'Playground', description, tree });
}
