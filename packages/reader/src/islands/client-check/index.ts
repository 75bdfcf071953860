import type { Measure } from 'graphql-docs-model';
import type {
  CheckedApi,
  ClientFile,
  ClientReport,
  Finding,
  OperationReport,
} from 'graphql-docs-reference/client-check';
import {
  accessOfOperation,
  allFindings,
  checkClient,
  countInWords,
  findingOf,
  findingsOf,
  sizeInWords,
} from 'graphql-docs-reference/client-check';
import type { LinkMap } from 'graphql-docs-reference/graphql';
import { createLinkMap } from 'graphql-docs-reference/graphql';
import { placed } from '../../api';
import { create } from '../../create';
import { createApiLoader } from './load-api';
import './report.css';
import { t } from '../../t';

/** Checks the documents that a reader pastes, chooses or drops. They never leave the page. */
export function wake(island: HTMLElement): void {
  const text = island.querySelector('textarea');
  const files = island.querySelector<HTMLInputElement>('input[type=file]');
  const since = island.querySelector('select');
  const message = island.querySelector('.answerMessage');
  const report = island.querySelector('.clientReport');
  if (!text || !files || !message || !report) return;
  const loadApi = createApiLoader(island.dataset);
  let turn = 0;

  async function check(): Promise<void> {
    turn += 1;
    const own = turn;
    const given = await readFiles();
    if (own !== turn || !report) return;
    if (given.length === 0) {
      report.replaceChildren();
      say(t('client.empty'));
      return;
    }
    say(t('client.checking'));
    try {
      const api = await loadApi();
      if (own === turn) show(given, api);
    } catch {
      if (own === turn) say(t('client.notLoaded'), true);
    }
  }

  async function readFiles(): Promise<ClientFile[]> {
    const chosen = await Promise.all(
      [...(files?.files ?? [])].map(async (file) => ({ name: file.name, text: await file.text() })),
    );
    const pasted = text?.value.trim() === '' ? [] : [{ name: '', text: text?.value ?? '' }];
    return [...pasted, ...chosen];
  }

  function show(given: readonly ClientFile[], api: CheckedApi<Measure>): void {
    const day = since?.value === '' ? undefined : since?.value;
    const found = checkClient(given, api, day);
    report?.replaceChildren(...reportOf(found, api));
    say(countInWords(found, allFindings(found), day));
  }

  function say(words: string, isFailed = false): void {
    if (!message) return;
    message.textContent = words;
    message.classList.toggle('isFailed', isFailed);
  }

  island.querySelector('[data-do=check]')?.addEventListener('click', () => void check());
  files.addEventListener('change', () => void check());
  since?.addEventListener('change', () => {
    if (report.childElementCount > 0) void check();
  });
  // What is pasted is in the text after the event.
  text.addEventListener('paste', () => setTimeout(() => void check()));
  // Files can be dropped before any script is there to hear of it.
  if (files.files && files.files.length > 0) void check();
  island.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  island.addEventListener('drop', (event) => {
    const dropped = event.dataTransfer?.files;
    if (!dropped || dropped.length === 0) return;
    event.preventDefault();
    files.files = dropped;
    void check();
  });
}

function reportOf({ operations, unread }: ClientReport<Measure>, api: CheckedApi<Measure>): Node[] {
  const links = createLinkMap(api.schema);
  return [
    ...(unread.length === 0
      ? []
      : [
          create(
            'section',
            {},
            create('h3', {}, t('client.unread')),
            listOf(
              unread.map((fault) => findingOf(fault)),
              links,
            ),
          ),
        ]),
    ...operations.map((operation) => sectionOf(operation, api, links)),
  ];
}

function sectionOf(
  operation: OperationReport<Measure>,
  api: CheckedApi<Measure>,
  links: LinkMap,
): HTMLElement {
  const { kind, name, size } = operation;
  const title = create('h3', {}, `${kind} `, create('code', {}, name));
  const findings = findingsOf(operation);
  const access = accessOfOperation(operation, api);
  // Nobody knows what a field needs that isn't there.
  const isWrong = findings.some(({ level }) => level === 'error');
  return create(
    'section',
    {},
    name === '' ? create('h3', {}, t('client.unnamed')) : title,
    create('p', { className: 'clientPlace' }, placeOf(operation)),
    ...(findings.length === 0 ? [] : [listOf(findings, links)]),
    ...access.map(({ needs, coordinates }) =>
      create(
        'p',
        {},
        ...withCode(coordinates.map((one) => `\`${one}\``).join(', '), links),
        ': ',
        ...withCode(needs, links),
      ),
    ),
    ...(access.length === 0 && api.contract.access && !isWrong
      ? [create('p', {}, t('client.noAccess'))]
      : []),
    ...(size ? [create('p', {}, `${sizeInWords(size)}.`)] : []),
  );
}

const levels: Readonly<Record<Finding['level'], string>> = {
  error: t('client.level.error'),
  warning: t('client.level.warning'),
  deprecated: t('client.level.deprecated'),
  breaking: t('client.level.breaking'),
  tolerate: t('client.level.tolerate'),
  safe: t('client.level.safe'),
};

function listOf(findings: readonly Finding[], links: LinkMap): HTMLElement {
  const items = findings.map((finding) => {
    const { level, text, href } = finding;
    const item = create('li', {}, create('strong', {}, levels[level]), ` ${placeOf(finding)}: `);
    item.dataset['level'] = level;
    item.append(...withCode(text, links));
    if (href !== undefined) item.append(' ', create('a', { href }, t('client.migrate')));
    return item;
  });
  return create('ul', {}, ...items);
}

function placeOf({ file, line }: Pick<Finding, 'file' | 'line'>): string {
  return file === '' ? t('client.pastedPlace', { line }) : t('client.place', { file, line });
}

/** A text with its marks of code as elements, and names of the schema as links. */
function withCode(text: string, links: LinkMap): (Node | string)[] {
  return text.split(/`([^`]+)`/).map((part, index) => {
    if (index % 2 === 0) return part;
    const [code, path] = [create('code', {}, part), links.get(part)];
    return path === undefined ? code : create('a', { href: placed(path) }, code);
  });
}
