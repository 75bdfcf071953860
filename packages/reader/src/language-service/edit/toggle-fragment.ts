import type { GraphQLCompositeType, InlineFragmentNode } from 'graphql';
import { Kind } from 'graphql';
import { translate } from 'graphql-docs-reference/i18n';
import { removeSelections } from './remove-selection';
import { EditFault } from './request';
import type { SelectionSite } from './sites';
import { siteFor } from './sites';
import { moveOffset } from './text-edits';
import type { Toggled, ToggleContext } from './toggled';
import { cursorIn, indentOf, insertSelection } from './toggled';
import { writeSelection } from './write-field';

/** Adds an inline fragment on a type where the request has something that can be of it. */
export function toggleFragment(type: GraphQLCompositeType, context: ToggleContext): Toggled {
  const { text, sites, schema, cursor } = context;
  const site = siteFor(type.name, sites, schema);
  if (!site) {
    throw new EditFault(
      translate(
        {
          id: 'editor.edit.notPossible',
          message: 'Nothing in the request can be a "{type}" or something else.',
        },
        { type: type.name },
      ),
    );
  }
  const present = fragmentsOn(site, type.name);
  if (present.length > 0) {
    const edits = removeSelections(present, site.definition, text);
    return {
      edits,
      cursor: moveOffset(Math.min(cursor, edits[0]?.from ?? 0), edits),
      isRemoval: true,
      message: translate(
        { id: 'editor.edit.removedFragment', message: 'Removed the fragment on "{type}".' },
        { type: type.name },
      ),
    };
  }
  const fragment = `... on ${type.name} ${writeSelection(type, indentOf(site, text))}`;
  const { edit, skipped } = insertSelection(site, fragment, text);
  return {
    edits: [edit],
    cursor: edit.from + skipped + cursorIn(fragment),
    isRemoval: false,
    message: translate(
      { id: 'editor.edit.addedFragment', message: 'Added a fragment on "{type}".' },
      { type: type.name },
    ),
  };
}

function fragmentsOn({ set }: SelectionSite, type: string): InlineFragmentNode[] {
  return (set?.selections ?? []).filter(
    (node): node is InlineFragmentNode =>
      node.kind === Kind.INLINE_FRAGMENT && node.typeCondition?.name.value === type,
  );
}
