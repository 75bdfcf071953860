import type { GraphQLSchema } from 'graphql';
import { buildSchemaFromFiles } from '../../graphql/schema-source';
import { testContract } from '../../options/__tests__/contract';
import { compareSchemas } from '../compare-schemas';
import { describeInMarkdown } from '../describe-change';
import type { Side } from '../elements';
import { listElements } from '../elements';

export function schemaOf(sdl: string): GraphQLSchema {
  const { schema, problems } = buildSchemaFromFiles([{ name: 'test.graphql', text: sdl }]);
  if (!schema) throw new Error(JSON.stringify(problems));
  return schema;
}

function sideOf(sdl: string): Side {
  const schema = schemaOf(sdl);
  return { schema, elements: listElements(schema) };
}

/** Each change between two schemas, as `level: sentence`. */
export function changesOf(before: string, after: string): string[] {
  const changes = compareSchemas(sideOf(before), sideOf(after), testContract);
  return changes.map(
    (change) =>
      `${change.level}: ${describeInMarkdown({ ...change, release: undefined, note: undefined })}`,
  );
}
