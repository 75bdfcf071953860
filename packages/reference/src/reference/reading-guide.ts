import type { PhrasingContent } from 'mdast';
import { phrases } from '../document/phrases';
import type { Block } from '../document/tree';
import { inlineCode, list, text } from '../document/tree';
import { translate } from '../i18n/translate';
import type { ReferenceContext } from './context';
import { coordinateLink } from './sections';

/** How to read types, names and what stands beside them. */
export function readingGuide(context: ReferenceContext): Block[] {
  const { contract, texts } = context;
  const { access, errors, deprecation } = contract;
  const { type, of } = texts.list ?? {
    type: '[Int!]!',
    of: translate({ id: 'reference.overview.numbers', message: 'numbers' }),
  };
  const items: PhrasingContent[][] = [
    phrases(
      translate({
        id: 'reference.overview.types',
        message:
          'A type such as {type} is a list of {entries}. The mark {mark} means never null: the outer one is about the list, the inner one about each entry. The button {button} on a page says so for each type.',
      }),
      {
        type: [inlineCode(type)],
        entries: [text(of)],
        mark: [inlineCode('!')],
        button: [
          {
            type: 'strong',
            children: [text(translate({ id: 'fields.typeWords', message: 'Types in words' }))],
          },
        ],
      },
    ),
    [
      text(
        translate({
          id: 'reference.overview.names',
          message:
            'Every name in a signature or a sample leads to its page. Every field, argument and value has an address: point at it and copy the link.',
        }),
      ),
    ],
    ...(access && errors
      ? [
          phrases(
            translate({
              id: 'reference.overview.access',
              message:
                'The page of an operation shows who may call it ({access}) and how it can fail ({errors}). Both come from the schema itself.',
            }),
            {
              access: [coordinateLink(context, `@${access.directive}`)],
              errors: [coordinateLink(context, `@${errors.directive}`)],
            },
          ),
        ]
      : []),
    [
      text(
        deprecation?.removal === undefined
          ? translate({
              id: 'reference.overview.deprecated.reason',
              message: 'Something deprecated still works; its page says why not to use it.',
            })
          : translate({
              id: 'reference.overview.deprecatedWorks',
              message:
                'Something deprecated still works; its page names the replacement and the day of its removal, and shows how to migrate.',
            }),
      ),
    ],
  ];
  return [list(items)];
}
