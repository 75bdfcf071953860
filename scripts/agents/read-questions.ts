import type { GraphQLSchema } from 'graphql';
import { resolveSchemaCoordinate } from 'graphql';
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import * as z from 'zod';
import type { Problem } from 'graphql-docs-reference/graphql';
import { InputError } from 'graphql-docs-reference/graphql';

const question = z.strictObject({
  prompt: z.string().min(1),
  expects: z.array(z.string()).min(1),
  as: z.string(),
  after: z.array(z.string()).default([]),
  errors: z.array(z.string()).default([]),
  document: z.string(),
  variables: z.record(z.string(), z.unknown()).default({}),
});

/** What a developer wants to know, and a request that somebody writes who knows it. */
export interface Question extends Readonly<z.output<typeof question>> {
  readonly line: number;
}

/**
 * Reads the questions of a file: a prompt, the coordinates that an answer needs, and a request with
 * who sends it, the examples that come first, and the codes that it fails with.
 *
 * @throws InputError with the place of every question that is none, or names an unknown coordinate.
 */
export function readQuestions(file: string, text: string, schema: GraphQLSchema): Question[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const problems: Problem[] = document.errors.map(({ message, linePos }) => ({
    file,
    line: linePos?.[0].line ?? 1,
    column: linePos?.[0].col ?? 1,
    message,
  }));
  const items = isSeq(document.contents) ? document.contents.items : [];
  const questions = items.flatMap((item): Question[] => {
    const { line, col: column } = lines.linePos(item.range[0]);
    const fail = (message: string): void => void problems.push({ file, line, column, message });
    const parsed = question.safeParse(isMap(item) ? item.toJSON() : item);
    if (!parsed.success) {
      fail(`Unexpected question. ${z.prettifyError(parsed.error)}`);
      return [];
    }
    for (const coordinate of parsed.data.expects) {
      if (!exists(schema, coordinate))
        fail(`Unexpected coordinate "${coordinate}", which the schema does not define.`);
    }
    return [{ ...parsed.data, line }];
  });
  if (problems.length > 0) throw new InputError(problems);
  return questions;
}

function exists(schema: GraphQLSchema, coordinate: string): boolean {
  try {
    return resolveSchemaCoordinate(schema, coordinate) !== undefined;
  } catch {
    return false;
  }
}
