import { expect, it } from 'vitest';
import { serve } from '../serve';

it('says what to do where the port is taken, and frees it when closed', async () => {
  const first = await serve({ fetch: () => new Response('first') }, 0);
  const port = Number(new URL(first.origin).port);
  await expect(serve({ fetch: () => new Response() }, port)).rejects.toThrow(
    `The port ${port} is taken. Stop the program that uses it, or choose another port: npm run sandbox -- --port ${port + 1}`,
  );
  expect(await (await fetch(first.origin)).text()).toBe('first');
  await first.close();
  const second = await serve({ fetch: () => new Response() }, port);
  expect(second.origin).toBe(first.origin);
  await second.close();
});
