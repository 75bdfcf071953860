/** Few words, from which names, titles and texts are put together. */
export const words = {
  first: 'Ada Bela Carl Dana Elif Finn Greta Hugo Ines Jonas Kim Lena Mila Nora Omar Paula'.split(
    ' ',
  ),
  last: 'Berg Costa Dunn Ebert Fischer Gomez Hart Irving Jansen Kaya Lang Meyer Novak'.split(' '),
  names:
    'Harbour Maple River Amber Birch Cedar Copper Garden Hill Juniper Lantern Meadow Orchard Silver Station Willow'.split(
      ' ',
    ),
  titles: [
    'Plan the summer fair',
    'Fix the garden gate',
    'Welcome new neighbours',
    'Find a room for the workshop',
    'Collect books for the library',
    'Repair the shared bicycles',
    'Paint the community hall',
    'Invite the choir',
    'Sort the tool shed',
    'Prepare the flea market',
    'Water the raised beds',
    'Write to the city council',
    'Cook for fifty people',
  ],
  sentences: [
    'Everybody who wants to help is welcome.',
    'We meet on the first Tuesday of the month.',
    'Bring gloves and good shoes.',
    'There is coffee and cake afterwards.',
    'The room has a ramp and a quiet corner.',
    'Last year, forty people took part.',
    'Two of us answer questions, usually within a day.',
    'Nothing has to be paid in advance.',
    'The list of what is missing is on the door.',
  ],
  tags: 'garden music repair books food sports children climate'.split(' '),
};

/** What belongs together in an address. */
export const cities = [
  { city: 'Berlin', country: 'Germany', code: 'DE', postal: '10997', at: [52.5, 13.43] },
  { city: 'Vienna', country: 'Austria', code: 'AT', postal: '1070', at: [48.2, 16.35] },
  { city: 'Lisbon', country: 'Portugal', code: 'PT', postal: '1200-109', at: [38.71, -9.14] },
  { city: 'Dublin', country: 'Ireland', code: 'IE', postal: 'D02 AF30', at: [53.34, -6.26] },
  { city: 'Helsinki', country: 'Finland', code: 'FI', postal: '00150', at: [60.16, 24.94] },
] as const;
