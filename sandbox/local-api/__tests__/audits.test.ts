import { serverAudits } from 'graphql-http';
import { expect, it } from 'vitest';
import { useLocalApi } from './helpers';

const { endpoint } = useLocalApi();
const audits = serverAudits({ url: endpoint });

it('runs every audit of the GraphQL-over-HTTP specification', () => {
  const words = audits.map(({ name }) => name.split(' ')[0]);
  expect({
    must: words.filter((word) => word === 'MUST').length,
    should: words.filter((word) => word === 'SHOULD').length,
    may: words.filter((word) => word === 'MAY').length,
  }).toEqual({ must: 13, should: 23, may: 25 });
});

it.each(audits.map((audit) => [audit.name, audit] as const))('passes: %s', async (_name, audit) => {
  expect(await audit.fn()).toMatchObject({ status: 'ok' });
});
