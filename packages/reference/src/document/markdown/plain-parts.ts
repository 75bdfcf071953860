import type { PhrasingContent } from 'mdast';
import { translate } from '../../i18n/translate';
import type { Block, CodeFrame, Example, Member } from '../tree';
import { inlineCode, link, paragraph, text } from '../tree';
import type { LinkTo } from './plain-phrasing';
import { typeReference } from './plain-phrasing';

export function memberLine(node: Member, linkTo: LinkTo): Block {
  const { name, anchor, coordinate, href } = node;
  const code = inlineCode(anchor === undefined ? (name ?? '') : coordinate);
  const url = href === undefined ? undefined : linkTo({ url: href });
  return paragraph(
    ...(name === undefined ? [] : [url === undefined ? code : link(url, code), text(': ')]),
    ...typeAndFacts(node, linkTo),
  );
}

/** The type of a member, and whether it is needed. */
export function typeAndFacts(
  node: Pick<Member, 'typeRef' | 'isRequired' | 'isDeprecated' | 'default'>,
  linkTo: LinkTo,
): PhrasingContent[] {
  const { isRequired, isDeprecated } = node;
  const facts = [
    ...(isRequired ? [translate({ id: 'document.required', message: 'required' })] : []),
    ...(isDeprecated ? [translate({ id: 'document.deprecatedBadge', message: 'deprecated' })] : []),
  ].join(', ');
  return [
    typeReference(node.typeRef, linkTo),
    ...(facts ? [text(`, ${facts}`)] : []),
    ...(node.default === undefined
      ? []
      : [
          text(`, ${translate({ id: 'document.default', message: 'optional, default ' })}`),
          inlineCode(node.default),
        ]),
  ];
}

/** An example with who sends it above its request. */
export function exampleBlocks({ as, children }: Example): Block[] {
  if (!as) return children;
  const frame = children.find((child) => child.type === 'codeFrame');
  return children.flatMap((child) =>
    child === frame ? [paragraph(text(`${as.sends ?? as.label}:`)), child] : [child],
  );
}

/** Code, whole: a signature is part of a definition, and reads as one. */
export function fence({ title, lang, value, document, unchecked }: CodeFrame): Block[] {
  const meta = unchecked === undefined ? undefined : `unchecked=${JSON.stringify(unchecked)}`;
  const code: Block = { type: 'code', lang, meta, value: document ?? value };
  return title === undefined ? [code] : [label(title), code];
}

export function label(value: string): Block {
  return paragraph({ type: 'strong', children: [text(value)] });
}
