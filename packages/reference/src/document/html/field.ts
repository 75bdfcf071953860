import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { translate } from '../../i18n/translate';
import type { Field, FieldTools } from '../tree';
import { typeAndFacts } from './member';

interface Parts {
  /** The name as text. */
  readonly label: string;
  readonly name: readonly ElementContent[];
  readonly sentence: readonly ElementContent[];
  readonly rest: readonly ElementContent[];
}

/**
 * A row, which opens where there is more to say than it holds. What opens it stands beside the row,
 * since a control must hold no links.
 */
export function field(node: Field, { label, name, sentence, rest }: Parts): Element {
  const row = [
    h('hgroup.fieldName', [...name, h('p.fieldType', typeAndFacts(node))]),
    h('span.fieldSentence', [
      ...sentence,
      ...(node.hint === undefined ? [] : [' ', h('span.fieldHint', node.hint)]),
    ]),
  ];
  if (rest.length === 0) return h('div.field', h('div.fieldRow', row));
  return h(
    'div.field',
    h('div.fieldRow', row),
    h(
      'details.fieldMore',
      h(
        'summary',
        h(
          'span.hiddenWords',
          translate({ id: 'fields.more', message: 'More about {name}' }, { name: label }),
        ),
      ),
      h('div.fieldRest', [...rest]),
    ),
  );
}

/** The island `field-filter` answers to the input. */
export function fieldTools({ count }: FieldTools): Element {
  return h('div.fieldTools', ...(count === undefined ? [] : [filter(count)]), typeWordsSwitch());
}

function filter(count: number): Element {
  return h(
    'div.fieldFilter.needsScripts',
    { dataIsland: 'field-filter' },
    h('input', {
      type: 'search',
      ariaLabel: translate({ id: 'fields.filter', message: 'Filter fields' }),
      placeholder: translate(
        { id: 'fields.filterCount', message: 'Filter {count} fields' },
        { count },
      ),
      autoComplete: 'off',
      spellCheck: 'false',
    }),
    h('span.fieldFilterStatus', { role: 'status' }),
  );
}

/** The island `type-words` answers to it. */
export function typeWordsSwitch(): Element {
  return h(
    'button.typeWordsSwitch.needsScripts',
    { type: 'button', ariaPressed: 'false', dataIsland: 'type-words' },
    translate({ id: 'fields.typeWords', message: 'Types in words' }),
  );
}
