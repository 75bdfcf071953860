import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

const task = '018f3c2a-7b1d-7a02-8c1e-5d3b9f4a7c60';

describe('translationDetectLanguage', () => {
  const detect = `query Detect($text: String!) { translationDetectLanguage(text: $text) {
    language confidence isReliable candidates { language confidence isTranslatable }
  } }`;

  it('is sure of a sentence, as the guide shows it', async () => {
    const text = 'Wir brauchen Akkuschrauber und Leute, die anpacken.';
    expect(await run(detect, { text }, callers.guest)).toEqual({
      data: {
        translationDetectLanguage: {
          language: 'de',
          confidence: 0.99,
          isReliable: true,
          candidates: [{ language: 'de', confidence: 0.99, isTranslatable: true }],
        },
      },
    });
  });

  it('is undecided about a name', async () => {
    expect(await run(detect, { text: 'Kiezgarten' })).toMatchObject({
      data: { translationDetectLanguage: { confidence: 0.2, isReliable: false } },
    });
  });

  it('finds no language where there are no words', async () => {
    expect(await run(detect, { text: '🌱 https://garden.example' })).toEqual({
      data: {
        translationDetectLanguage: {
          language: null,
          confidence: 0,
          isReliable: false,
          candidates: [],
        },
      },
    });
  });

  it.each([
    ['an empty text', ''],
    ['a long one', 'a'.repeat(5001)],
  ])('refuses %s', async (_what, text) => {
    expect(await run(detect, { text })).toMatchObject({
      errors: [{ code: 'VALIDATION_FAILED', field: 'text' }],
    });
  });
});

describe('translationTranslate', () => {
  const translate = `query Translate($input: TranslationTranslateInput!) { translationTranslate(input: $input) {
    sourceLanguage isSourceLanguageDetected targetLanguage engine isCached characterCount contentType
    texts { field text }
  } }`;
  const content = { content: { id: task, type: 'TASK' } };
  const kept = {
    sourceLanguage: 'de',
    isSourceLanguageDetected: false,
    targetLanguage: 'en',
    engine: 'platform-mt-2',
    characterCount: 66,
    contentType: 'TASK',
    texts: [
      { field: 'title', text: 'Build raised beds' },
      {
        field: 'description',
        text: 'We need cordless screwdrivers and people who lend a hand.',
      },
    ],
  };

  it('translates all texts of content, and keeps them until the content changes', async () => {
    const input = { source: content, sourceLanguage: 'de', targetLanguage: 'en' };
    expect(await run(translate, { input })).toEqual({
      data: { translationTranslate: { ...kept, isCached: false } },
    });
    expect(await run(translate, { input }, callers.aylin)).toEqual({
      data: { translationTranslate: { ...kept, isCached: true } },
    });
    const change = `mutation { updateTask(id: "${task}", input: { title: "Garten bauen" }) { title } }`;
    await run(change, {}, callers.founder);
    expect(await run(translate, { input })).toMatchObject({
      data: {
        translationTranslate: {
          isCached: false,
          texts: [{ text: 'Garden build' }, kept.texts[1]],
        },
      },
    });
  });

  it('translates a free text word by word, and leaves links, mentions and line breaks', async () => {
    const text = 'Wir brauchen Werkzeug für die Schule:\nhttps://garten.example @garten';
    expect(await run(translate, { input: { source: { text } } })).toEqual({
      data: {
        translationTranslate: {
          sourceLanguage: 'de',
          isSourceLanguageDetected: true,
          targetLanguage: 'en',
          engine: 'platform-mt-2',
          isCached: false,
          characterCount: text.length,
          contentType: null,
          texts: [
            { field: null, text: 'We need tools for the school:\nhttps://garten.example @garten' },
          ],
        },
      },
    });
  });

  it('gives a text back as it was where the languages are the same', async () => {
    const input = { source: { text: 'Thanks' }, sourceLanguage: 'en', targetLanguage: 'en-GB' };
    expect(await run(translate, { input })).toMatchObject({
      data: { translationTranslate: { engine: null, texts: [{ text: 'Thanks' }] } },
    });
  });

  it.each([
    ['that is not there', { id: '018f3c2a-0000-7000-8000-000000000000', type: 'TASK' }],
    ['of another kind', { id: task, type: 'POST' }],
    [
      'that the caller may not read',
      { id: '018f52b0-67c7-76fb-808f-86bebb2737f6', type: 'ENGAGEMENT' },
    ],
  ])('finds no content %s', async (_what, source) => {
    const input = { source: { content: source }, targetLanguage: 'en' };
    expect(await run(translate, { input })).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] });
  });

  it.each([
    [{ source: { text: '' } }, 'input.source.text'],
    [{ source: { text: 'Hallo' }, targetLanguage: 'x' }, 'input.targetLanguage'],
    [{ source: { text: 'Hallo' }, sourceLanguage: 'x' }, 'input.sourceLanguage'],
    [
      { source: { text: 'Hallo' }, sourceLanguage: 'de', targetLanguage: 'ja' },
      'input.targetLanguage',
    ],
  ])('refuses %o', async (input, field) => {
    expect(await run(translate, { input })).toMatchObject({
      errors: [{ code: 'VALIDATION_FAILED', field }],
    });
  });

  it('needs someone who is signed in', async () => {
    const input = { source: { text: 'Hallo' }, targetLanguage: 'en' };
    expect(await run(translate, { input }, callers.guest)).toMatchObject({
      errors: [{ code: 'UNAUTHENTICATED' }],
    });
  });
});
