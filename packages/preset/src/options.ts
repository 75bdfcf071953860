import { statSync } from 'node:fs';
import { isAbsolute, posix, relative, resolve, sep } from 'node:path';
import type { DocusaurusConfig } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import type { Mount } from 'graphql-docs-reference/graphql';
import { atRoot, suggest } from 'graphql-docs-reference/graphql';

const text = Joi.string();
/** A text that may be left empty. */
const words = text.allow('');
const needed = text.required();
const address = text.uri({ scheme: ['http', 'https'] });

/** An object of these keys alone, which says of an unknown one which is near. */
function only(
  keys: Readonly<Record<string, ReturnType<typeof Joi.any>>>,
): ReturnType<typeof Joi.any> {
  const known = Object.keys(keys);
  return Joi.object(keys)
    .error((errors) => {
      for (const { code, local } of errors) {
        const found = local as { readonly child?: unknown; near?: string };
        if (code === 'object.unknown') found.near ??= suggest(String(found.child), known);
      }
      return errors;
    })
    .messages({ 'object.unknown': '{#label} is not allowed.{#near}' });
}

const localApi = only({ endpoint: needed, reset: needed, start: needed });

/** @see https://www.rfc-editor.org/rfc/rfc9110#name-tokens */
const headerName = needed
  .pattern(/^[\w!#$%&'*+.^`|~-]+$/)
  .messages({ 'string.pattern.base': '{#label} must be the name of a header, as "X-Api-Key".' });
const auth = only({ header: headerName, prefix: text.allow('').required() });

const product = only({
  name: text,
  title: text,
  description: words,
  tagline: words,
  introduction: words,
  usage: Joi.array().items(text),
  withoutToken: words,
  modelData: words,
  endpoint: text,
  staging: text,
  auth,
  localApi,
  siteUrl: Joi.function(),
  sourceUrl: Joi.function(),
  placeholders: Joi.object().pattern(text, words),
});

const contract = only({
  access: only({
    directive: needed,
    role: needed,
    connections: text,
    permission: text,
    scopes: text,
    everyone: text,
    signedIn: text,
    words: Joi.function(),
    callerFor: Joi.function(),
  }),
  errors: only({
    directive: needed,
    argument: needed,
    enum: needed,
    common: Joi.array().items(text).required(),
    causes: only({
      signedOut: text,
      notAllowed: text,
      notThere: text,
      pastLimit: text,
      repeated: text,
    }),
  }),
  deprecation: only({ replacement: text, removal: text, notice: Joi.number() }),
});

const texts = only({
  title: text,
  firstRequest: text,
  list: only({ type: needed, of: needed }),
  guides: only({
    changes: text,
    report: text,
    notice: text,
    scopes: text,
    testedCode: text,
    terms: Joi.object().pattern(text, Joi.array().items(text)),
  }),
});

const model = only({
  createModel: Joi.function().required(),
  module: needed,
  prepare: Joi.function(),
  objects: Joi.function(),
  hasLimitsOfApi: Joi.boolean(),
  expiredCaller: text,
  limitReached: Joi.function(),
  readRows: Joi.function(),
  rows: text,
});

/** A site may say more of its callers, for itself. */
const caller = Joi.object({
  id: needed,
  label: needed,
  sends: text,
  description: words.required(),
  token: text,
  isDefault: Joi.boolean(),
}).unknown();

export const optionsSchema = only({
  schema: needed.pattern(/^https?:/i, { invert: true }).messages({
    'string.pattern.invert.base':
      '{#label} must name files. Save the SDL of the API, or its response to an introspection, as a file of the site.',
  }),
  id: text,
  path: text,
  endpoint: address,
  auth,
  product,
  guides: only({ sidebar: Joi.array(), intro: text, localApi: text, codingAgents: text }),
  contract,
  texts,
  directives: Joi.object().pattern(text, Joi.valid('show', 'hide')),
  groupBy: Joi.alternatives().conditional(Joi.object().unknown(), {
    then: only({ directive: needed, argument: needed }),
    otherwise: Joi.alternatives(Joi.valid('file'), Joi.function()),
  }),
  samples: Joi.valid('error', 'off'),
  descriptionLinks: address.allow('error'),
  model: Joi.alternatives().conditional(text, {
    then: text,
    otherwise: model.messages({
      'object.base':
        '{#label} must be the path of a module, or an object with createModel and module',
    }),
  }),
  callers: Joi.array()
    .items(caller)
    .unique('id')
    .messages({ 'array.unique': '{#label} has the id of another caller' }),
  examples: text,
  migrations: text,
  islands: Joi.object().pattern(text, text),
  search: Joi.boolean(),
  documents: Joi.alternatives().conditional(Joi.boolean(), {
    then: Joi.boolean(),
    otherwise: only({
      docs: Joi.object().unknown().required(),
      security: only({
        contact: text.email({ tlds: false }).required(),
        expires: text.isoDate().required(),
        policy: address.required(),
      }).required(),
      messages: Joi.array().items(text),
    }).messages({ 'object.base': '{#label} must be true, or an object' }),
  }),
});

/** @throws Error that names each option which is wrong. */
export function validateOptions(options: object): void {
  // What it would make of a text is not what the plugins get.
  const { error } = optionsSchema.validate(options, { abortEarly: false, convert: false });
  if (!error) return;
  const found = error.details.map(({ message }) => message.replace(/[^?.]$/, '$&.'));
  throw new Error(`Unexpected options of the preset "graphql-docs": ${found.join('\n')}`);
}

/** An option that is a path, relative to the site: messages and checks then know a file by one name. */
export function pathInSite(siteDir: string, path: string): string {
  const inSite = isAbsolute(path) ? relative(siteDir, path) : path;
  return posix.normalize(inSite.replaceAll(sep, '/')).replace(/\/$/, '');
}

/** The same of a folder. @throws Error if it isn't there. */
export function folderOf(siteDir: string, option: string, path: string): string {
  if (statSync(resolve(siteDir, path), { throwIfNoEntry: false })?.isDirectory())
    return pathInSite(siteDir, path);
  throw refusal(`${option} "${path}", which is no folder`, 'Create it, or correct the path');
}

interface Entry {
  readonly documents?: unknown;
  readonly id?: string | undefined;
  readonly path?: string | undefined;
}

type Site = Pick<DocusaurusConfig, 'baseUrl' | 'presets' | 'ssrTemplate' | 'future'>;

/** @throws Error that says why the pages of a site can't be files, or documents in the way of its options. */
export function checkSite(
  { baseUrl, presets, ssrTemplate, future }: Site,
  { documents, id, path }: Entry,
): void {
  // Content is HTML, whose links and anchors are addresses of files.
  if (future.experimental_router === 'hash') {
    throw new Error(
      'Unexpected "future.experimental_router: \'hash\'" in a site with the preset "graphql-docs". Remove it: pages of the reference link to each other as files, and a site with that router has one file.',
    );
  }
  checkEntries(presets.filter(isOurs), { id, path });
  if (!documents) return;
  if (ssrTemplate !== undefined)
    throw refusal('"documents" in a site with an "ssrTemplate"', 'Remove one of them');
  if (documents === true) return;
  const entries = presets.filter(isOurs).length;
  const found = [
    ...(baseUrl === atRoot.base ? [] : [`in a site with the baseUrl "${baseUrl}"`]),
    ...(id === undefined ? [] : [`with the id "${id}"`]),
    ...(path === undefined ? [] : [`with the path "${path}"`]),
    ...(entries > 1 ? [`in a site with ${entries} schemas`] : []),
  ];
  if (found.length === 0) return;
  throw refusal(`"documents.docs" ${found.join(', ')}`, 'Write documents: true');
}

function isOurs(preset: unknown): boolean {
  const [name] = Array.isArray(preset) ? (preset as unknown[]) : [preset];
  return typeof name === 'string' && name.endsWith('graphql-docs');
}

/** Docusaurus would name plugins that a site has never heard of, or let one reference replace another. */
function checkEntries(entries: readonly unknown[], { id = 'default', path }: Entry): void {
  const all = entries.map((one) => (Array.isArray(one) ? (one as [string, Entry?])[1] : undefined));
  const ids = all.filter((other) => (other?.id ?? 'default') === id).length;
  const paths = all.filter((other) => path !== undefined && other?.path === path).length;
  if (ids < 2 && paths < 2) return;
  const same = id === 'default' ? 'without an id' : `with the id "${id}"`;
  throw refusal(
    ids > 1 ? `${ids} schemas ${same}` : `${paths} schemas with the path "${path}"`,
    "Give each but one an id and a path of its own, as id: 'lending', path: 'docs/lending'",
  );
}

interface MountOptions {
  readonly id: string;
  readonly path: string | undefined;
  /** As the configuration of the site has it. */
  readonly trailingSlash?: boolean | undefined;
}

/**
 * Where a site with this base has the reference, as its options say.
 *
 * @throws Error if they do not.
 */
export function mountOf(base: string, { id, path, trailingSlash }: MountOptions): Mount {
  // It is part of names of files, and of what browsers store.
  if (!/^[a-z][\w-]*$/i.test(id)) {
    throw refusal(
      `id ${JSON.stringify(id)}`,
      'Begin it with a letter, and go on with letters, digits, "-" and "_"',
    );
  }
  const end = trailingSlash ? { trailingSlash } : {};
  if (path === undefined) {
    const isAtRoot = base === atRoot.base && !trailingSlash;
    if (id === 'default') return isAtRoot ? atRoot : { ...atRoot, base, ...end };
    throw refusal(`id "${id}" without a path`, `Add where its reference is, as path: 'docs/${id}'`);
  }
  const steps = path.replace(/^\/|\/$/g, '').split('/');
  if (!steps.every((step) => /^[\w-]+(?:\.[\w-]+)*$/.test(step))) {
    throw refusal(
      `path ${JSON.stringify(path)}`,
      "Write a route below the base of the site, as 'docs/graphql'",
    );
  }
  const route = `/${steps.join('/')}`;
  return { base, path: route, files: id === 'default' ? '' : route, ...end };
}

function refusal(found: string, fix: string): Error {
  return new Error(`Unexpected ${found} in the options of the preset "graphql-docs". ${fix}.`);
}
