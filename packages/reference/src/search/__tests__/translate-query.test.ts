import { describe, expect, it } from 'vitest';
import { createTranslation } from '../translate-query';

const translate = createTranslation({
  'aufgabe*': 'task',
  'lösch*': 'delete',
  'spende*': 'donation',
  'projekt*': 'project',
  'in der nähe': 'nearby',
  group: 'space',
  die: '',
});

describe('createTranslation', () => {
  it.each([
    ['a word', 'group', 'space'],
    ['a word with another ending', 'Aufgaben', 'task'],
    ['the words of a phrase', 'aufgabe in der nähe', 'task nearby'],
    ['a word without its accent', 'losche', 'delete'],
    ['a word with letters for its accent', 'loeschen', 'delete'],
    ['the parts of a compound', 'Spendenprojekte', 'donation project'],
    ['words beside those that it does not know', 'createTask Aufgabe', 'createTask task'],
    ['words beside those that mean nothing', 'die Aufgabe löschen', 'task delete'],
  ])('gives the meaning of %s', (_, query, meaning) => {
    expect(translate(query)).toBe(meaning);
  });

  it.each(['groupSize', 'task', 'die', ''])('leaves "%s" as it is', (query) => {
    expect(translate(query)).toBeUndefined();
  });
});
