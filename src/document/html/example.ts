import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { asCaller } from '../as-caller';
import { translate } from '../../i18n/translate';
import type { Caller, CodeFrame, Example } from '../tree';
import { codeFrame } from './code-frame';

/**
 * A request beside what the API answers to it. The island `example` runs it, changes it and passes
 * it on: what its buttons do is in `data-do`, which block is which in `data-part`.
 *
 * @param lead what is said of it.
 */
export function example(
  { name, as, after, callers }: Example,
  lead: readonly ElementContent[],
  frames: readonly CodeFrame[],
): Element {
  const asked = frames.slice(0, -1);
  const answered = frames.slice(-1);
  return h(
    'div.example',
    {
      role: 'group',
      ariaLabel: translate({ id: 'example.label', message: 'Example' }),
      dataIsland: 'example',
      dataName: name,
      dataAs: as.id,
      dataAfter: after,
    },
    ...lead,
    h(
      'div.exampleHead',
      ...(callers.length > 0 ? [h('p.exampleCaller', asCaller(as.id))] : []),
      toolbar(as, callers),
    ),
    h(
      'div.exampleColumns',
      h(
        'div.exampleColumn',
        ...asked.map((frame, index) => codeFrame(frame, index === 0 ? 'request' : 'variables')),
      ),
      h(
        'div.exampleColumn.exampleAnswer',
        ...answered.map((frame) => codeFrame(frame, 'response')),
      ),
    ),
  );
}

/** What can be done with a request. */
function toolbar(as: Caller, callers: readonly Caller[]): Element {
  const button = (action: string, label: string, className: string): Element =>
    h('button', { type: 'button', className: ['toolbarButton', className], dataDo: action }, label);
  return h(
    'div.toolbar',
    button('run', translate({ id: 'example.run', message: 'Run' }), 'isMain'),
    button('edit', translate({ id: 'example.edit', message: 'Edit' }), ''),
    ...(callers.length > 0 ? [choiceOf(as, callers)] : []),
    h(
      'div.toolbarRest',
      button('copy-as', translate({ id: 'example.copyAs', message: 'Copy as …' }), 'isQuiet'),
      button('share', translate({ id: 'example.share', message: 'Share' }), 'isQuiet'),
      button('reset', translate({ id: 'example.undo', message: 'Undo all changes' }), 'isQuiet'),
    ),
    // Its line is kept free, so that nothing moves when something is said.
    h('div.toolbarStatus', h('p.toolbarMessage', { role: 'status' })),
  );
}

function choiceOf(as: Caller, callers: readonly Caller[]): Element {
  return h(
    'label.toolbarCaller',
    translate({
      id: 'example.as',
      message: 'as',
      description: 'Before the role of who sends a request: as Member',
    }),
    h(
      'select.toolbarButton',
      callers.map(({ id, label, description }) =>
        h('option', { value: id, title: description, selected: id === as.id || null }, label),
      ),
    ),
  );
}
