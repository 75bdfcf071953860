import { descriptionFile } from '../../graphql/description-file';

interface DescriptionFile {
  readonly default: Readonly<Record<string, string>>;
}

/** The first sentence of the description of a coordinate; undefined if there is none to be had. */
export async function loadDescription(coordinate: string): Promise<string | undefined> {
  try {
    const name = descriptionFile(coordinate);
    const file = (await import(
      `@generated/sandbox/default/descriptions/${name}.json`
    )) as DescriptionFile;
    return file.default[coordinate];
  } catch {
    return undefined;
  }
}
