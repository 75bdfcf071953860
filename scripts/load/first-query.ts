/** The first query of the guides, with its answer; the introduction has both. */
export const query =
  'query FirstSpaces { spaces(limit: 2) { totalResults data { id name memberCount } } }';

export const answer = {
  data: {
    spaces: {
      totalResults: 6,
      data: [
        { id: '018f41d7-03c2-7b6a-8f1e-6d2a94c7b350', name: 'Repair café Mitte', memberCount: 10 },
        { id: '018f3c2a-7b1d-7e40-9a55-2f6c0d9b8e11', name: 'Kiezgarten am Kanal', memberCount: 8 },
      ],
    },
  },
};
