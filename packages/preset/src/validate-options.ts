import { Joi } from '@docusaurus/utils-validation';

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
  search: Joi.boolean(),
  documents: object,
})
  // Pages that are documents know one reference, at its own place.
  .without('documents', ['id', 'path']);

/** @throws Error that names the option which is wrong. */
export function validateOptions(options: object): void {
  const { error } = schema.validate(options);
  if (error) throw new Error(`Unexpected options of the preset "graphql-docs": ${error.message}.`);
}
