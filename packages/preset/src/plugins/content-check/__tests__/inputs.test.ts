import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { useSite } from './site';

const { path, writeGuide, start, inputsOf } = useSite();

async function inputsWith(mood: string): Promise<string> {
  await start(mood);
  return inputsOf('mood');
}

it('compiles a guide again where only the answer to its sample has changed', async () => {
  const before = await inputsWith('merry');
  expect(await inputsWith('merry')).toBe(before);
  expect(await inputsWith('gloomy')).not.toBe(before);
});

it('compiles the only guide of a site again where the answer to its sample has changed', async () => {
  rmSync(path('docs/weather.mdx'));
  const text = readFileSync(path('docs/mood.mdx'), 'utf8');
  writeFileSync(path('docs/mood.mdx'), text.replace('[Weather](./weather.mdx)', 'Weather'));
  const before = await inputsWith('merry');
  expect(await inputsWith('gloomy')).not.toBe(before);
});

it.each(['./face.png', '@site/docs/face.png'])(
  'compiles a guide again where its picture %s has changed',
  async (url) => {
    writeGuide('mood', `![A face](${url})\n`);
    const before = await inputsWith('merry');
    writeFileSync(path('docs/face.png'), 'a frown');
    expect(await inputsWith('merry')).not.toBe(before);
  },
);

it('compiles a guide again where a page that it links has another address', async () => {
  const before = await inputsWith('merry');
  writeGuide('weather', 'It shines.\n');
  expect(await inputsWith('merry')).toBe(before);
  const text = readFileSync(path('docs/weather.mdx'), 'utf8');
  writeFileSync(path('docs/weather.mdx'), text.replace('---\n', '---\nslug: sky\n'));
  expect(await inputsWith('merry')).not.toBe(before);
});

it('says that the guides of a build are right, or what is wrong with them', async () => {
  const onChecked = vi.fn();
  await start('merry', onChecked);
  expect(onChecked).toHaveBeenCalledOnce();
  writeGuide('mood', '[Mood](graphql:Query.mod)\n');
  await expect(start('merry', onChecked)).rejects.toThrow(
    'docs/mood.mdx:6:1 Unexpected coordinate "Query.mod"',
  );
  expect(onChecked).toHaveBeenCalledOnce();
});
