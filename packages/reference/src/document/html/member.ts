import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Heading } from 'mdast';
import { namedType } from '../../graphql/names';
import { badgeWords } from '../badge-words';
import type { Badge, EnumValue, Field, FieldTools, Member, TypeRef } from '../tree';
import { breakable } from './breakable';
import { t } from '../../i18n/t';

/** An argument, input field or field below its heading: type, what it needs, what is said of it. */
export function headedMember(node: Member, children: readonly ElementContent[]): Element {
  return h('div.member', typeRef(node.typeRef), ...factsOf(node), ...children);
}

/**
 * The same in a list. A page of a large schema has hundreds, so that no part of one has a class
 * where its place in the list says what it is.
 */
export function listedMember(node: Member, children: readonly ElementContent[]): Element[] {
  const { name = '' } = node;
  const term = [memberName(node, name), plainType(node.typeRef), ...factsOf(node)];
  return [h('dt', ...term), h('dd', ...children)];
}

/** Whether a member is needed, and what else is to be known of its values. */
function factsOf(
  node: Pick<Member, 'isRequired' | 'isDeprecated' | 'default' | 'limits'>,
): ElementContent[] {
  return [
    ...(node.isRequired ? [badge('required')] : []),
    ...(node.isDeprecated ? [badge('deprecated')] : []),
    ...(node.default === undefined
      ? []
      : lineEnd(
          h('span.memberDefault', t('document.default'), h('code', breakable(node.default))),
        )),
    ...(node.limits === undefined ? [] : lineEnd(h('span.memberLimits', codeIn(node.limits)))),
  ];
}

/** A text as elements, with the code that it has between backticks. */
function codeIn(message: string): (Element | string)[] {
  return message.split('`').map((part, index) => (index % 2 === 0 ? part : h('code', part)));
}

/** No space lets a line end before it, and without a place to end it would break a word. */
function lineEnd(note: Element): Element[] {
  return [h('wbr'), note];
}

/** A link to itself, or to its home. */
function memberName({ anchor, href }: Member, name: string): Element {
  const target = anchor === undefined ? href : `#${anchor}`;
  if (target === undefined) return h('code.memberName', breakable(name));
  return h('a', { id: anchor, href: target }, breakable(name));
}

/** A type reference whose name is a link. The island `type-words` says what it means. */
export function typeRef(node: TypeRef): Element {
  const plain = plainType(node);
  return { ...plain, properties: { ...plain.properties, className: ['typeRef'] } };
}

/** The same where its place says that it is a type: `typesOf` of the islands finds both. */
function plainType({ text, href, isNotNull }: TypeRef): Element {
  const name = namedType(text);
  const [before = '', after = ''] = text.split(name);
  const parts = breakable(name);
  const inner = href === undefined ? parts : h('a', { href }, parts);
  return h('code', { dataNotNull: isNotNull ? '' : undefined }, before, inner, after);
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
  readonly name: Heading;
  readonly sentence: readonly ElementContent[];
  readonly rest: readonly ElementContent[];
}

/**
 * A row, which opens where there is more to say than it holds. What opens it stands beside the row,
 * since a control must hold no links.
 */
export function field(node: Field, { label, name, sentence, rest }: Parts): Element {
  const row = h(
    'div',
    h('hgroup', fieldName(name, label), h('p', plainType(node.typeRef), ...factsOf(node))),
    h('p', [
      ...sentence,
      ...(node.hints ?? []).flatMap((hint, index) => [
        ' ',
        h('small', index === 0 ? hint : `· ${hint}`),
      ]),
    ]),
  );
  if (rest.length === 0) return h('div.field', row);
  const more = h('summary', { ariaLabel: t('fields.more', { name: label }) });
  return h('div.field', row, h('details', more, h('div', [...rest])));
}

/** A link to itself, as the name of an argument is. */
function fieldName({ depth, data }: Heading, name: string): Element {
  const id = data?.id;
  return h(`h${depth}`, { id }, h('a', { href: `#${id}` }, breakable(name, 24)));
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
    h('span.fieldFilterStatus', { ariaHidden: 'true' }),
    h('span.hiddenWords', { role: 'status' }),
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
