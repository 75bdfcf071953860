import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { CodeToken } from '../../graphql/code-tokens';
import type { CodeFrame } from '../tree';
import { breakable, breakableInText } from './breakable';
import { icon } from './icons';
import { t } from '../../i18n/t';

/**
 * A block of code: its title and what is known of it in a bar, its buttons, its lines.
 *
 * @param part which one of an example it is.
 * @param said what follows the title.
 */
export function codeFrame(
  node: CodeFrame,
  part?: string,
  said: readonly ElementContent[] = [],
): Element {
  const { lang, title, isTested = false, testedGuide } = node;
  const hasBar = title !== undefined || isTested;
  const buttons = h('div.codeButtons', copyButton(copyLabel(title)));
  return h(
    'div.codeFrame',
    { className: [`language-${lang}`], dataIsland: 'code', dataPart: part },
    ...(hasBar
      ? [
          h(
            'div.codeBar',
            h('span.codeTitle', {}, ...breakable(title ?? '')),
            ...said,
            ...(isTested ? [testedMark(testedGuide)] : []),
            buttons,
          ),
        ]
      : []),
    h('div.codeContent', lineBlock(node), ...(hasBar ? [] : [buttons])),
  );
}

/** What is copied, for a page has many such buttons. */
function copyLabel(title: string | undefined): string {
  return title === undefined ? t('code.copyCode') : t('code.copyNamed', { title });
}

/** Says beside the button, and to screen readers, what came of it. */
function copyButton(label: string): Element {
  return h(
    'span.copy',
    h('span.copyStatus', { role: 'status' }),
    h('button.copyButton', {
      type: 'button',
      ariaLabel: label,
      title: t('code.copy'),
      dataDo: 'copy',
    }),
  );
}

function lineBlock({ lines, highlighted = [] }: CodeFrame): Element {
  const rows = lines.flatMap((line, index) => {
    if (highlighted.length === 0) return renderLine(line);
    return h(highlighted.includes(index + 1) ? 'span.highlighted' : 'span', renderLine(line));
  });
  const content = lines.length === 1 ? rows.flatMap(wrapping) : rows;
  // A block that scrolls must be reachable by keyboard.
  const attributes = { className: lengthClass(lines.length), tabIndex: 0 };
  return h('pre.codeBlock', attributes, h('code', content));
}

/** One line alone wraps after its bracket, and between the words of long names that are links. */
function wrapping(run: ElementContent): ElementContent[] {
  if (run.type === 'text' && run.value.endsWith('(')) return [run, h('wbr')];
  if (run.type !== 'element' || run.tagName !== 'a') return [run];
  return [{ ...run, children: run.children.flatMap(breakableInText) }];
}

function renderLine(line: readonly CodeToken[]): ElementContent[] {
  const last = line.at(-1);
  const runs = line.map(renderRun);
  if (last && last[1] === undefined) {
    return [...runs.slice(0, -1), { type: 'text', value: `${last[0]}\n` }];
  }
  return [...runs, { type: 'text', value: '\n' }];
}

function renderRun([text, tokenClass, href]: CodeToken): ElementContent {
  if (href !== undefined) {
    return h('a', { className: isPlain(tokenClass, href) ? undefined : tokenClass, href }, text);
  }
  if (tokenClass === undefined) return { type: 'text', value: text };
  return h('span', { className: tokenClass }, text);
}

/** Whether style sheets know what a link is by its address: a place on a page is a member. */
function isPlain(tokenClass: CodeToken[1], href: string): boolean {
  return tokenClass === (href.includes('#') ? 'member' : 'type');
}

/** Says that a sample is run by a test; it leads to the place that explains how, if there is one. */
function testedMark(href: string | undefined): Element {
  return h(
    href === undefined ? 'span.codeTested' : 'a.codeTested',
    {
      href,
      title: t('code.tested.title'),
    },
    icon('success'),
    t('code.tested'),
  );
}

/** Lines of code that a block shows at once, where the page caps it: see `packages/preset/css/code.css`. */
const capped = 17;

function lengthClass(lines: number): string | undefined {
  if (lines === 1) return 'isLine';
  return isLong(lines) ? 'isLong' : undefined;
}

/** Whether a block is capped, and scrolls: what is cut off is worth it, and never a last bracket. */
export function isLong(lines: number): boolean {
  return lines > capped + 6;
}
