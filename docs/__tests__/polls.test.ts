import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSchemaFiles } from './statements';

it.each(['docs/permissions.mdx', 'docs/scenarios/decide-by-poll.mdx'])(
  'says in %s that no operation changes a poll, as long as none does',
  async (page) => {
    const schema = await readSchemaFiles();
    const names = Object.keys(schema.getMutationType()?.getFields() ?? {});
    expect(names.filter((name) => /poll|votes/i.test(name))).toEqual([
      'createPoll',
      'voteOnPoll',
      'updateVotes',
    ]);
    expect(readFileSync(page, 'utf8')).toMatch(
      /no operation changes, closes or deletes a \[?poll/i,
    );
  },
);
