/** What a description says of values, where it says so plainly. */
export interface Hints {
  readonly least?: number;
  readonly most?: number;
  /** A value that the description shows. */
  readonly example?: string;
  /** Words such as `ISO 4217` or `URL` that name a form. */
  readonly form?: string;
}

const number = String.raw`(-?\d[\d,_]*(?:\.\d+)?)`;

const range = new RegExp(
  String.raw`(?:\bfrom |\bbetween |\b)${number} ?(?:to|and|–|-|\.\.) ?${number}`,
  'i',
);
const most = new RegExp(
  String.raw`\b(?:at most|maximum(?: of)?|max\.?|up to|no more than) ${number}`,
  'i',
);
const least = new RegExp(String.raw`\b(?:at least|minimum(?: of)?|min\.?) ${number}`, 'i');
const example = /\b(?:for example,?|e\.g\.,?|such as|like) [`"]([^`"\s]{1,60})[`"]/i;
const form =
  /\b(?:ISO[ -]\d{4,5}(?:-\d)?|BCP ?47|IANA|E\.164|UUID|URI|URL|HTML|Markdown|base64|percent(?:age)?|seconds|milliseconds|cents|encoded as a string|e-?mail)\b/i;

const patterns = [range, most, least, example, form];

export function hintsOf(description: string | null | undefined): Hints {
  if (!description) return {};
  const [, from, to] = range.exec(description) ?? [];
  const lowest = numberOf(from ?? least.exec(description)?.[1]);
  const highest = numberOf(to ?? most.exec(description)?.[1]);
  const shown = example.exec(description)?.[1];
  const named = form.exec(description)?.[0];
  return {
    ...(lowest !== undefined && { least: lowest }),
    ...(highest !== undefined && { most: highest }),
    ...(shown !== undefined && { example: shown }),
    ...(named !== undefined && { form: named }),
  };
}

/** The few words of a description that give hints, in which the same hints are found again. */
export function distil(description: string): string {
  return patterns.flatMap((pattern) => pattern.exec(description)?.[0] ?? []).join('; ');
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text.replace(/[,_]/g, ''));
}
