/** Identifiers of what several domains name in their seed data. */
export const people = {
  neighbour: '018f3c2a-0d52-7c11-8e2f-9b64a7d01c38',
  admin: '018f2b11-5c3e-7d90-8a47-c6e1f0b92d35',
  founder: '018e9d40-77a1-7c3b-b5f2-1d8e6a0c4f97',
  moderator: '018e8c10-2b60-7a41-9c77-3e5d8f1b0a24',
  editor: '018e8c10-2b61-7d52-8b13-6a4f9c2e7d05',
  aylin: '018f1a20-41c0-7b35-9d60-8e2c7f5a1b43',
  jonas: '018f1a20-41c1-7e82-a4b9-5d1f3c7e9a60',
  linh: '018f1a20-41c2-7c09-8f51-2b7e6d4a9c38',
  samir: '018f1a20-41c3-7a6e-b3d2-9f4c1e8b5d70',
  greta: '018f1a20-41c4-7f13-9a85-4c6b2d7e1f92',
  tomasz: '018f1a20-41c5-7d48-8e36-7a5f9b3c2d16',
  deleted: '018f1a20-41c6-7b97-a1c4-6d8e2f5b9a03',
} as const;

export const places = {
  garden: '018f3c2a-7b1d-7e40-9a55-2f6c0d9b8e11',
  repairCafe: '018f41d7-03c2-7b6a-8f1e-6d2a94c7b350',
  readers: '018f2d66-9a10-7c54-8b3e-1f7d5a9c6e28',
  fleaMarket: '018f2d66-9a11-7e93-a6d0-3c8b4f2e7a15',
  tenants: '018f2d66-9a12-7a38-9f47-5e1c8d6b3f70',
  choir: '018f4c80-61d2-7b19-a4e7-3d0f9c5b2e86',
  sewing: '018f4c80-61d3-7f42-8d16-7e2b4a9c0d53',
  runners: '018f6a20-1c94-7d3e-b058-5f8a2c7e1d49',
} as const;

export const topicIds = {
  gardening: '018e0b51-4c10-7f3a-a2d8-90b1c6e57d21',
  repair: '018e0b51-4c11-7b84-9e0f-3a7d5c2b8f46',
  education: '018e0b51-4c12-7c9d-b0f4-1e8a6d2c3b57',
  neighbourhood: '018e0b51-4c13-7d26-8a91-5f3c7e1b9d64',
  environment: '018e0b51-4c14-7e58-9b37-2d6a8f4c1e05',
  culture: '018e0b51-4c15-7a71-a0c6-8e5d3b9f7c12',
} as const;

export const skillIds = {
  carpentry: '018e0b52-6d20-7c14-8f3b-9a2e5d7c1b60',
  readingAloud: '018e0b52-6d21-7e47-a5d8-3c1f8b6e9d72',
  electronics: '018e0b52-6d22-7b09-9c64-7f4a2e8d5b31',
  german: '018e0b52-6d23-7d83-8e17-1b5c9f3a6e48',
} as const;
