type Pair = Readonly<Record<string, string>>;

/** Texts of the seed data that the model translates as a person would. */
export const sentences: readonly Pair[] = [
  { de: 'Hochbeete bauen', en: 'Build raised beds' },
  {
    de: 'Wir brauchen Akkuschrauber und Leute, die anpacken.',
    en: 'We need cordless screwdrivers and people who lend a hand.',
  },
  { en: 'Help to water the school garden', de: 'Hilf, den Schulgarten zu gießen' },
  {
    en: 'Two evenings a week, the beds need water while the school is closed.',
    de: 'An zwei Abenden in der Woche brauchen die Beete Wasser, solange die Schule zu ist.',
  },
  {
    en: 'You get a key, a can and a short tour of the beds.',
    de: 'Du bekommst einen Schlüssel, eine Kanne und einen Rundgang durch die Beete.',
  },
  { en: 'I mend bicycles on Saturdays.', de: 'Samstags repariere ich Fahrräder.' },
  { de: 'Die Bohrung ist genehmigt', en: 'The drilling is approved' },
];

/** One word for each, as it stands in a dictionary. */
export const glossary: readonly Pair[] = (
  [
    ['Garten', 'garden'],
    ['Nachbarn', 'neighbours'],
    ['Fahrrad', 'bicycle'],
    ['Werkzeug', 'tools'],
    ['Wasser', 'water'],
    ['Schule', 'school'],
    ['Kinder', 'children'],
    ['Samstag', 'Saturday'],
    ['Sonntag', 'Sunday'],
    ['Straße', 'street'],
    ['Kuchen', 'cake'],
    ['Bücher', 'books'],
    ['reparieren', 'repair'],
    ['bauen', 'build'],
    ['gießen', 'water'],
    ['lesen', 'read'],
    ['helfen', 'help'],
    ['brauchen', 'need'],
    ['bringen', 'bring'],
    ['kommt', 'come'],
    ['treffen', 'meet'],
    ['wir', 'we'],
    ['ihr', 'you'],
    ['ich', 'I'],
    ['uns', 'us'],
    ['alle', 'all'],
    ['und', 'and'],
    ['oder', 'or'],
    ['mit', 'with'],
    ['für', 'for'],
    ['am', 'on'],
    ['im', 'in'],
    ['der', 'the'],
    ['die', 'the'],
    ['das', 'the'],
    ['ein', 'a'],
    ['eine', 'a'],
    ['ist', 'is'],
    ['nicht', 'not'],
    ['neu', 'new'],
    ['heute', 'today'],
    ['morgen', 'tomorrow'],
    ['danke', 'thanks'],
  ] as const
).map(([de, en]) => ({ de, en }));
