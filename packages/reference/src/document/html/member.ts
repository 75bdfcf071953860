import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { namedType } from '../../graphql/names';
import type { Badge, EnumValue, Field, FieldTools, Member, TypeRef } from '../tree';
import { breakable } from './breakable';
import { t } from '../../i18n/t';

/** An argument, input field or field: name, type, what it needs, what is said of it. */
export function member(node: Member, children: readonly ElementContent[]): Element {
  return h(
    'div.member',
    // No space lets a line end between name and type.
    ...(node.name === undefined ? [] : [memberName(node, node.name), h('wbr')]),
    ...typeAndFacts(node),
    ...children,
  );
}

/** The type of a member, and whether it is needed. */
function typeAndFacts(
  node: Pick<Member, 'typeRef' | 'isRequired' | 'isDeprecated' | 'default' | 'limits'>,
): ElementContent[] {
  return [
    typeRef(node.typeRef),
    ...(node.isRequired ? [badge('required')] : []),
    ...(node.isDeprecated ? [badge('deprecated')] : []),
    ...(node.default === undefined
      ? []
      : [h('span.memberDefault', t('document.default'), h('code', breakable(node.default)))]),
    ...(node.limits === undefined ? [] : [h('span.memberLimits', node.limits)]),
  ];
}

/** A large schema has hundreds of rows on a page, so a name is one element: a link to itself. */
function memberName({ anchor, href }: Member, name: string): Element {
  const target = anchor === undefined ? href : `#${anchor}`;
  if (target === undefined) return h('code.memberName', breakable(name));
  return h('a.memberName', { id: anchor, href: target }, breakable(name));
}

/** A type reference whose name is a link. The island `type-words` says what it means. */
export function typeRef({ text, href }: TypeRef): Element {
  const name = namedType(text);
  const [before = '', after = ''] = text.split(name);
  const parts = breakable(name);
  return h('code.typeRef', before, href === undefined ? parts : h('a', { href }, parts), after);
}

function badgeWords(kind: Badge['kind']): string {
  return kind === 'required' ? t('document.required') : t('document.deprecatedBadge');
}

/** A word beside a name that shows how to treat it. */
export function badge(kind: Badge['kind']): Element {
  return h('span.badge', { className: kind }, badgeWords(kind));
}

export function enumValue({ name, isDeprecated }: EnumValue): Element {
  return h(
    'span.enumValue',
    h('a', { id: name, href: `#${name}` }, h('code', breakable(name))),
    ...(isDeprecated ? [badge('deprecated')] : []),
  );
}

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
      h('summary', h('span.hiddenWords', t('fields.more', { name: label }))),
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
      ariaLabel: t('fields.filter'),
      placeholder: t('fields.filterCount', { count }),
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
    t('fields.typeWords'),
  );
}

/** The island `way` answers to it. */
export function wayTo(from: string): Element {
  return h(
    'div.way.needsScripts',
    { dataIsland: 'way', dataFrom: from },
    h(
      'label',
      `${t('fields.way', { from })} `,
      h('input', { type: 'text', autoComplete: 'off', spellCheck: 'false' }),
    ),
    ' ',
    h('button.toolbarButton', { type: 'button' }, t('fields.way.open')),
    h('span.wayStatus', { role: 'status' }),
  );
}
