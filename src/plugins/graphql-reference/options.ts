import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import type { ReferenceOptions } from '../../content/read-reference';

const schema = Joi.object<ReferenceOptions>({
  schema: Joi.string().required(),
  isOwnSchema: Joi.boolean().required(),
  store: Joi.object().unknown().required(),
  endpoint: Joi.string().uri().required(),
  sourceUrl: Joi.function().required(),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<ReferenceOptions, ReferenceOptions>): ReferenceOptions {
  return validate(schema, options);
}
