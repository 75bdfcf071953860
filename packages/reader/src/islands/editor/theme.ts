import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The same variables as those of the code blocks, in either colour mode. */
const colours = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--code-comment)' },
  { tag: tags.keyword, color: 'var(--code-keyword)' },
  { tag: tags.propertyName, color: 'var(--code-member)' },
  { tag: tags.variableName, color: 'var(--code-variable)' },
  { tag: tags.typeName, color: 'var(--code-type)' },
  { tag: tags.annotation, color: 'var(--code-directive)' },
  { tag: tags.number, color: 'var(--code-number)' },
  { tag: tags.string, color: 'var(--code-string)' },
]);

/** Text stands where that of a code block stands, so that nothing moves when editing begins. */
const frame = EditorView.theme({
  '&': {
    blockSize: '100%',
    background: 'var(--code-background)',
    color: 'var(--code-text)',
    borderRadius: 'inherit',
  },
  '&.cm-focused': { outline: 'none' },
  // Over the gutter, which has a ground of its own.
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '201',
    border: '3px solid var(--focus-ring)',
    borderRadius: 'inherit',
    pointerEvents: 'none',
  },
  '.cm-scroller': {
    fontFamily: 'var(--ifm-font-family-monospace)',
    fontSize: 'var(--ifm-code-font-size)',
    lineHeight: 'var(--code-line-height)',
    overscrollBehavior: 'auto',
  },
  '.cm-content': { padding: 'var(--ifm-pre-padding) 0', caretColor: 'var(--code-text)' },
  '.cm-line': { padding: '0 var(--ifm-pre-padding)' },
  '.cm-placeholder': {
    color: 'var(--code-comment)',
    fontFamily: 'var(--ifm-font-family-base)',
    // As wide as the editor, and not as its text.
    inlineSize: '100%',
    contain: 'inline-size',
    whiteSpace: 'normal',
  },
  // As in a code block.
  '.cm-lineWrapping > .cm-line': { textIndent: '8ch hanging' },
  '.cm-gutters': {
    // An edge, below which long lines scroll away.
    border: '0',
    borderInlineEnd: '1px solid var(--code-border)',
    background: 'var(--code-background)',
    color: 'var(--code-comment)',
  },
  // The place of two digits, which `playground.css` keeps.
  '.cm-lineNumbers > .cm-gutterElement': { minInlineSize: 'calc(2ch + 8px)' },
  '.cm-activeLine, .cm-activeLineGutter': { background: 'transparent' },
  '.cm-cursor': { borderInlineStartColor: 'var(--code-text)', borderInlineStartWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { background: 'var(--selection)' },
  '.cm-followed, .cm-followed > span': { textDecoration: 'underline', cursor: 'pointer' },
  '.cm-matchingBracket': { background: 'transparent' },
  '&.cm-focused .cm-matchingBracket': {
    background: 'transparent',
    outline: '1px solid var(--code-underline)',
  },
});

const tooltips = EditorView.theme({
  '.cm-tooltip': {
    border: '1px solid var(--boundary)',
    borderRadius: 'var(--ifm-global-radius)',
    background: 'var(--ifm-background-surface-color)',
    color: 'var(--ifm-font-color-base)',
    boxShadow: 'var(--ifm-global-shadow-tl)',
    fontSize: 'var(--reference-small-font-size)',
    lineHeight: '1.5',
    maxInlineSize: 'min(26rem, calc(100vw - 2rem))',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--ifm-font-family-monospace)',
    maxBlockSize: '16rem',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    gap: '1rem',
    justifyContent: 'space-between',
    padding: '0.15rem 0.5rem',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    background: 'var(--ifm-color-primary)',
    color: 'var(--ifm-background-color)',
    // Forced colours show this outline, and no background.
    outline: '2px solid transparent',
    outlineOffset: '-2px',
  },
  '.cm-completionMatchedText': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '.cm-completionDetail': {
    overflow: 'hidden',
    minInlineSize: '3rem',
    marginInlineStart: '0',
    fontStyle: 'normal',
    opacity: '1',
    textAlign: 'end',
    textOverflow: 'ellipsis',
  },
  '.cm-completionLabel': {
    overflow: 'hidden',
    flex: 'none',
    maxInlineSize: 'calc(100% - 4rem)',
    textOverflow: 'ellipsis',
  },
  '.cm-deprecated .cm-completionLabel': { textDecoration: 'line-through' },
  '.cm-tooltip.cm-completionInfo': {
    padding: '0.5rem 0.75rem',
    maxInlineSize: 'min(25rem, 100vw - 3rem)',
  },
  '.cm-explanation': { padding: '0.5rem 0.75rem' },
  '.cm-explanation > p': { margin: '0.25rem 0' },
  '.cm-explanation > a': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '.cm-explanation > code': {
    border: '0',
    padding: '0',
    background: 'none',
    overflowWrap: 'anywhere',
  },
  '.cm-diagnostic': { borderInlineStartWidth: '4px', padding: '0.4rem 0.75rem' },
  '.cm-diagnostic-error': { borderInlineStartColor: 'var(--danger)' },
  '.cm-diagnostic-warning': { borderInlineStartColor: 'var(--warning)' },
  '.cm-lintRange-error': underline('--danger'),
  '.cm-lintRange-warning': underline('--warning'),
});

function underline(colour: string): Readonly<Record<string, string>> {
  return {
    backgroundImage: 'none',
    textDecoration: `underline wavy var(${colour})`,
    textUnderlineOffset: '0.25em',
    textDecorationSkipInk: 'none',
  };
}

export const theme: Extension = [syntaxHighlighting(colours), frame, tooltips];
