import type { UserRow } from './rows';

const person: Omit<UserRow, 'id' | 'slug' | 'firstName'> = {
  __typename: 'User',
  lastName: null,
  headline: null,
  bio: null,
  role: 'MEMBER',
  visibility: 'PUBLIC',
  isDeleted: false,
  createdAt: '2026-01-12T09:00:00.000Z',
  updatedAt: '2026-05-02T17:45:10.000Z',
};

export const seedUsers: readonly UserRow[] = [
  {
    ...person,
    id: '018f3c2a-0d52-7c11-8e2f-9b64a7d01c38',
    slug: 'example-neighbour',
    firstName: 'Example',
    lastName: 'Neighbour',
  },
  {
    ...person,
    id: '018f2b11-5c3e-7d90-8a47-c6e1f0b92d35',
    slug: 'example-admin',
    firstName: 'Example',
    lastName: 'Admin',
  },
  {
    ...person,
    id: '018e9d40-77a1-7c3b-b5f2-1d8e6a0c4f97',
    slug: 'example-founder',
    firstName: 'Example',
    lastName: 'Founder',
  },
];
