import type { DocusaurusConfig } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import type { Mount } from 'graphql-docs-reference/graphql';
import { atRoot } from 'graphql-docs-reference/graphql';

const object = Joi.object().unknown();
const address = Joi.string().uri({ scheme: ['http', 'https'] });

const schema = Joi.object({
  schema: Joi.string().required(),
  id: Joi.string(),
  path: Joi.string(),
  endpoint: address,
  auth: Joi.object({ header: Joi.string().required(), prefix: Joi.string().allow('').required() }),
  product: object,
  guides: object,
  contract: object,
  texts: object,
  directives: Joi.object().pattern(Joi.string(), Joi.valid('show', 'hide')),
  groupBy: Joi.alternatives(
    Joi.valid('file'),
    Joi.object({ directive: Joi.string().required(), argument: Joi.string().required() }),
    Joi.function(),
  ),
  samples: Joi.valid('error', 'off'),
  descriptionLinks: address.allow('error'),
  model: Joi.alternatives(Joi.string(), object),
  callers: Joi.array().items(object),
  examples: Joi.string(),
  migrations: Joi.string(),
  islands: Joi.object().pattern(Joi.string(), Joi.string()),
  search: Joi.boolean(),
  documents: Joi.alternatives().conditional(Joi.boolean(), {
    then: Joi.boolean(),
    otherwise: Joi.object({
      docs: object.required(),
      security: Joi.object({
        contact: Joi.string().email({ tlds: false }).required(),
        expires: Joi.string().isoDate().required(),
        policy: address.required(),
      }).required(),
      messages: Joi.array().items(Joi.string()),
    }).messages({ 'object.base': '{#label} must be true, or an object' }),
  }),
});

/** @throws Error that names the option which is wrong. */
export function validateOptions(options: object): void {
  const { error } = schema.validate(options);
  if (error) throw new Error(`Unexpected options of the preset "graphql-docs": ${error.message}.`);
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
  if (!documents) return;
  if (documents === true) {
    if (ssrTemplate === undefined) return;
    throw refusal('"documents: true" in a site with an "ssrTemplate"', 'Remove one of them');
  }
  const entries = presets.filter(isOurs).length;
  const found = [
    ...(baseUrl === atRoot.base ? [] : [`in a site with the baseUrl "${baseUrl}"`]),
    ...(id === undefined ? [] : [`with the id "${id}"`]),
    ...(path === undefined ? [] : [`with the path "${path}"`]),
    ...(entries > 1 ? [`in a site with ${entries} schemas`] : []),
    ...(ssrTemplate === undefined ? ['in a site without the "ssrTemplate" of this preset'] : []),
  ];
  if (found.length === 0) return;
  throw refusal(`"documents.docs" ${found.join(', ')}`, 'Write documents: true');
}

function isOurs(preset: unknown): boolean {
  const [name] = Array.isArray(preset) ? (preset as unknown[]) : [preset];
  return typeof name === 'string' && name.endsWith('graphql-docs');
}

interface MountOptions {
  readonly id: string;
  readonly path: string | undefined;
}

/**
 * Where a site with this base has the reference, as its options say.
 *
 * @throws Error if they do not.
 */
export function mountOf(base: string, { id, path }: MountOptions): Mount {
  // It is part of names of files, and of what browsers store.
  if (!/^[a-z][\w-]*$/i.test(id)) {
    throw refusal(
      `id ${JSON.stringify(id)}`,
      'Begin it with a letter, and go on with letters, digits, "-" and "_"',
    );
  }
  if (path === undefined) {
    if (id === 'default') return base === atRoot.base ? atRoot : { ...atRoot, base };
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
  return { base, path: route, files: id === 'default' ? '' : route };
}

function refusal(found: string, fix: string): Error {
  return new Error(`Unexpected ${found} in the options of the preset "graphql-docs". ${fix}.`);
}
