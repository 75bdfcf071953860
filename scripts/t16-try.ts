import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { readSchema } from '../src/content/read-schema';
import { readTown } from '../src/content/read-town';
void (async () => {
  const { schema } = await readSchema('.', 'schema/**/*.graphql');
  const t = Date.now();
  const { town } = await readTown('.', schema);
  console.log(Date.now() - t, 'ms');
  const old = JSON.parse(readFileSync('/tmp/t16/rows.json', 'utf8'));
  for (const [table, rows] of Object.entries<any>(old)) if (!isDeepStrictEqual(rows, town[table])) { console.log('DIFF', table); const i = rows.findIndex((r: any, i: number) => !isDeepStrictEqual(r, town[table]![i])); console.log(rows[i], town[table]![i]); }
})().catch((e) => console.log(String(e)));
