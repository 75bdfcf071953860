import type { Stored } from '../../types/tables';

/** A picture of the seed data. */
export function picture(id: string, name: string, altText: string): Stored['AppDonationsPicture'] {
  const url = `https://images.example/projects/${name}.jpg`;
  return { id, url, width: 1600, height: 1067, altText, caption: null, credit: null };
}
