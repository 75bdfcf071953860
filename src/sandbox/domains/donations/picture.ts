import type { Picture } from './rows';

/** A picture of the seed data. */
export function picture(id: string, name: string, altText: string): Picture {
  const url = `https://images.example/projects/${name}.jpg`;
  return { id, url, width: 1600, height: 1067, altText, caption: null, credit: null };
}
