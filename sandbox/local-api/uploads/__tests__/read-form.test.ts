import { describe, expect, it } from 'vitest';
import { readForm, readUpload, textIn } from '../forms';

const formOf = (parts: number, type: string): Request =>
  new Request('http://localhost/', {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(parts)}--x--\r\n`,
  });

describe.each([
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary="x"',
  'multipart/form-data; BOUNDARY=x; charset=utf-8',
  'multipart/form-data; other="boundary=y"; boundary=x',
  'multipart/form-data; boundary=x; boundary=y',
])('a form of the type %s', (type) => {
  it('has up to 100 parts', async () => {
    const form = await readForm(formOf(100, type));
    expect(form.getAll('a')).toHaveLength(100);
    await expect(readForm(formOf(101, type))).rejects.toThrow('The form has more than 100 parts.');
  });
});

it.each([
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=y',
])('cannot read a form of the type %s', async (type) => {
  await expect(readForm(formOf(1, type))).rejects.toThrow('The form cannot be read.');
});

it('measures a text in bytes', () => {
  const form = new FormData();
  form.set('a', 'ää');
  expect(textIn(form, 'a', 4)).toBe('ää');
  expect(() => textIn(form, 'a', 3)).toThrow('The text in "a" is larger than 3 bytes.');
  expect(textIn(form, 'b', 3)).toBeUndefined();
});

describe('an upload', () => {
  const requestOf = (body: FormData): Request =>
    new Request('http://localhost/upload', { method: 'POST', body });

  it('has values of up to 4 kB, so that no name fills the memory', async () => {
    const form = new FormData();
    form.set('file', new Blob(['GIF89a']));
    form.set('fileName', 'b'.repeat(4097));
    await expect(readUpload(requestOf(form))).rejects.toMatchObject({
      status: 413,
      message: 'The text in "fileName" is larger than 4096 bytes.',
      help: 'Send a shorter text.',
    });
  });

  it('has up to 100 fields and files', async () => {
    const form = new FormData();
    for (let part = 0; part <= 100; part += 1) form.set(String(part), '');
    await expect(readUpload(requestOf(form))).rejects.toMatchObject({
      status: 413,
      message: 'The form has more than 100 parts.',
      help: 'Send fewer fields and files.',
    });
  });
});
