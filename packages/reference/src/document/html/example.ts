import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Caller } from '../../options/model';
import { statusOf } from '../answer-status';
import type { CallerChoice, CodeFrame, Example, ScenarioPart } from '../tree';
import { sayPart } from '../say-part';
import { codeFrame } from './code-frame';
import { icon } from './icons';
import { t } from '../../i18n/t';

/**
 * A request beside what the API answers to it. The island `example` runs it, changes it and passes
 * it on: what its buttons do is in `data-do`, which block is which in `data-part`.
 *
 * @param lead what is said of it.
 */
export function example(
  { name, title, as, after, under, callers, scenario }: Example,
  lead: readonly ElementContent[],
  frames: readonly CodeFrame[],
): Element {
  const [request, variables] = frames.slice(0, -1);
  const answered = frames.slice(-1);
  return h(
    'div.example',
    {
      role: 'group',
      ariaLabel: scenario ? sayPart(scenario) : labelOf(title),
      dataIsland: 'example',
      dataName: name,
      dataAs: as?.id,
      dataAfter: after,
      dataUnder: under,
      dataScenario: scenario?.name,
      dataView: scenario?.isLook === true ? '' : undefined,
    },
    ...(scenario ? [head(scenario)] : []),
    ...lead,
    h(
      'div.exampleHead',
      ...(as ? [h('p.exampleCaller', as.sends ?? as.label)] : []),
      toolbar(as, callers, scenario),
    ),
    h(
      'div.exampleColumns',
      h(
        'div.exampleColumn.exampleAsked',
        tabs(variables !== undefined),
        ...(request ? [codeFrame(request, 'request')] : []),
        ...(variables ? [codeFrame(variables, 'variables')] : []),
      ),
      h(
        'div.exampleColumn.exampleAnswer',
        ...answered.map((frame) => codeFrame(frame, 'response', said(frame))),
      ),
    ),
  );
}

function labelOf(title: string | undefined): string {
  return title === undefined ? t('example.label') : t('example.labelOf', { title });
}

/** Which part of a scenario it is, with what leads to the next step, or from the last to the first. */
function head(scenario: ScenarioPart): Element {
  const { isLook, number, count } = scenario;
  const leads =
    number === count
      ? button('restart', t('example.restart'))
      : button('next', t('example.nextStep'));
  return h('div.exampleStep', h('p', sayPart(scenario)), isLook ? [] : leads);
}

function button(action: string, label: string, more: Properties = {}): Element {
  return h('button.toolbarButton', { type: 'button', dataDo: action, ...more }, label);
}

/** What can be done with a request. What is less often wanted is in a menu if there is no room. */
function toolbar(
  as: Caller | undefined,
  callers: readonly Caller[],
  scenario: ScenarioPart | undefined,
): Element {
  const expand = t('example.expand');
  return h(
    'div.toolbar',
    button('run', t('example.run'), {
      className: 'isMain',
      // What it says while it loads.
      dataBusy: t('example.running'),
    }),
    ...(as ? [choiceOf(as, callers)] : []),
    button('edit', t('example.edit')),
    h(
      'div.toolbarRest',
      button('more', t('example.more'), { ariaExpanded: 'false' }),
      h(
        'div.toolbarMenu',
        button('copy-as', t('example.copyAs')),
        button('share', t('example.share')),
        ...(scenario ? [] : ofPageAlone()),
      ),
    ),
    h(
      'button.toolbarButton.toolbarExpand',
      { type: 'button', dataDo: 'expand', ariaLabel: expand, title: expand, ariaPressed: 'false' },
      icon('expand'),
    ),
  );
}

/** What a scenario has no use for: another page has none of its steps, and each run begins anew. */
function ofPageAlone(): Element[] {
  return [
    button('playground', t('example.playground')),
    button('reset', t('example.resetData'), {
      title: t('example.resetData.title'),
      hidden: true,
    }),
  ];
}

type Properties = Readonly<Record<string, string | boolean>>;

function choiceOf(as: Caller, callers: readonly Caller[]): Element {
  return h(
    'label.toolbarCaller',
    h('span', t('example.as')),
    h(
      'select.toolbarButton',
      callers.map(({ id, label, description }) =>
        h('option', { value: id, title: description, selected: id === as.id || null }, label),
      ),
    ),
  );
}

/** The island `caller-choice` answers to the button. Without scripts, the words alone are shown. */
export function callerChoice({ caller: { id, label, description } }: CallerChoice): Element {
  return h('span', [
    h(
      'button.callerChoice',
      { type: 'button', dataIsland: 'caller-choice', value: id, title: description },
      label,
    ),
    h('span.callerName', label),
  ]);
}

/** In the place of the titles of request and variables, if one of them is shown at a time. */
function tabs(hasVariables: boolean): Element {
  const tab = (part: string, label: string, isSelected: boolean, isHidden: boolean): Element =>
    h(
      'button',
      {
        type: 'button',
        role: 'tab',
        ariaSelected: String(isSelected),
        tabIndex: isSelected ? undefined : -1,
        dataShows: part,
        hidden: isHidden,
      },
      label,
    );
  return h(
    'div.exampleTabs',
    {
      role: 'tablist',
      ariaLabel: t('example.tabs'),
    },
    tab('request', t('example.request'), true, false),
    tab('variables', t('example.variables'), false, !hasVariables),
  );
}

/** What came of the request; the island says there what it does, too. */
function said({ value }: CodeFrame): Element[] {
  const { kind, words = '' } = statusOf(value) ?? {};
  return [
    h('span.answerStatus', { role: 'status', dataKind: kind }, words),
    h('span.answerMessage', { role: 'status' }),
  ];
}
