import { translate } from '@docusaurus/Translate';
import { iconPaths } from 'graphql-docs-reference/document';
import { offerWordWrap } from '../code/offer-word-wrap';
import { create } from '../create';
import { createIconButton } from '../create-icon';
import type { Runner } from '../example/runner';
import type { RunAnswer } from '../sandbox/protocol';
import { titleOf } from './documents/documents';

/** What can be done with a response besides copying it, and what its headers say. */
export function addResponseTools(example: Element, runner: Runner): () => void {
  const frame = example.querySelector<HTMLElement>('[data-part=response]');
  const save = createIconButton(
    translate({ id: 'playground.save', message: 'Save the response' }),
    iconPaths.save,
  );
  save.addEventListener('click', () => saveText(frame, titleOf(runner.request())));
  frame?.querySelector('.codeButtons')?.prepend(save);
  const facts = create('details', { className: 'playgroundHttp', hidden: true });
  frame?.querySelector('.codeBar')?.after(facts);
  let shown: HttpFacts | undefined;

  function show(): void {
    const { run } = runner.get();
    const http = run.answer?.http;
    save.disabled = run.answer?.response === '';
    if (http === shown) return;
    shown = http;
    facts.hidden = !http;
    facts.replaceChildren(...(http ? describe(http) : []));
  }

  show();
  const ends = [runner.subscribe(show), frame ? offerWordWrap(frame, true) : () => undefined];
  return () => ends.forEach((end) => end());
}

type HttpFacts = NonNullable<RunAnswer['http']>;

function describe({ status, headers }: HttpFacts): readonly Node[] {
  const limit = headers.find(({ name }) => /^(?:x-)?ratelimit/i.test(name));
  const words = limit ? `HTTP ${status} · ${limit.name}: ${limit.value}` : `HTTP ${status}`;
  const list = create('dl');
  for (const { name, value } of headers) {
    list.append(create('dt', {}, name), create('dd', {}, value));
  }
  return [create('summary', {}, words), list];
}

function saveText(frame: Element | null, title: string): void {
  const text = frame?.querySelector('pre')?.textContent ?? '';
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const name = title.replace(/[^\w-]+/g, '-');
  create('a', { href, download: `${name}.json` }).click();
  // Browsers read it after the click.
  window.setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
