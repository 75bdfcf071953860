import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import type { SchemaStore } from '../../graphql/schema-store';

export interface PluginOptions {
  /** File or glob of SDL, relative to the site. */
  readonly schema: string;
  /** False where the schema is not the one that guides describe. */
  readonly isOwnSchema: boolean;
  /** Receives the schema each time that it is read. */
  readonly store: SchemaStore;
  /** Address of the API, shown on the landing page. */
  readonly endpoint: string;
  /** Address of a file of the site, or of a line of it, or of a folder. */
  readonly sourceUrl: (path: string, line?: number) => string;
}

const schema = Joi.object<PluginOptions>({
  schema: Joi.string().required(),
  isOwnSchema: Joi.boolean().required(),
  store: Joi.object().unknown().required(),
  endpoint: Joi.string().uri().required(),
  sourceUrl: Joi.function().required(),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<PluginOptions, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
