import type { GraphQLLeafType } from 'graphql';
import { isEnumType } from 'graphql';
import { constraintFault } from 'graphql-docs-reference/graphql';
import vocabulary from './vocabulary.json';
import { singularOf, splitWords, cities, digits, entry, hash, share } from './words';
import type { Leaf } from './numbers';
import { dayOf, momentFor, numberFor } from './numbers';

/** A value that a scalar or enum may have, and that reads as the field's name says. */
export function makeLeaf(type: GraphQLLeafType, leaf: Leaf): unknown {
  const chance = `${leaf.key}.${leaf.name}`;
  if (isEnumType(type)) {
    const current = type.getValues().filter(({ deprecationReason }) => deprecationReason == null);
    return entry(current.length > 0 ? current : type.getValues(), hash(chance))?.value;
  }
  switch (type.name) {
    case 'Boolean':
      return truthFor(leaf.name, chance);
    case 'Int':
      return Math.round(numberFor(leaf));
    case 'Float':
      return numberFor(leaf);
    case 'ID':
    case 'String':
      return momentText(leaf) ?? textFor(leaf);
    default:
      return momentText(leaf) ?? makeScalar(type.name, leaf);
  }
}

function momentText(leaf: Leaf): string | undefined {
  const { format } = leaf.constraint;
  if (format === 'date-time') return new Date(momentFor(leaf)).toISOString();
  return format === 'date' ? dayOf(momentFor(leaf)) : undefined;
}

/** Scalars of a schema are known by their names alone, which many schemas share. */
function makeScalar(scalar: string, leaf: Leaf): unknown {
  if (/date_?time|timestamp|instant|moment/i.test(scalar))
    return new Date(momentFor(leaf)).toISOString();
  if (/date|day$/i.test(scalar)) return dayOf(momentFor(leaf));
  if (/duration|interval/i.test(scalar)) return 'PT1H30M';
  if (/time$/i.test(scalar)) return new Date(momentFor(leaf)).toISOString().slice(11, 19);
  if (/json|map|object$|any$|record|dictionary/i.test(scalar)) return { note: textFor(leaf) };
  if (/int|long|short|byte$|unsigned|year|port$|count/i.test(scalar))
    return Math.round(numberFor(leaf));
  if (/decimal|money|amount|float|double|number|percent|latitude|longitude/i.test(scalar))
    return numberFor(leaf);
  if (/^bool/i.test(scalar)) return truthFor(leaf.name, leaf.key);
  return textFor({ ...leaf, scalar: splitWords(scalar) });
}

const usuallyFalse =
  /\b(?:deleted|archived|disabled|locked|private|hidden|blocked|suspended|cancelled|expired|errors?|failed|spam|draft|banned|muted|deprecated|limited|truncated|minimized|forced?)\b/;
const usuallyTrue = /\b(?:success|ok|succeeded|active|enabled|verified|available|public|can)\b/;

function truthFor(name: string, chance: string): boolean {
  if (usuallyFalse.test(name)) return false;
  return usuallyTrue.test(name) || share(chance) < 0.5;
}

type Make = (leaf: Leaf) => string;

/** Texts by the last words of a name, of a scalar, or of a form that a description names. */
const makers = new Map(
  (
    [
      ['email|email address|mail', (leaf) => `${slug(leaf).replace('-', '.')}@example.org`],
      ['url|uri|href|link|website|homepage|web site|resource path|permalink', address],
      ['avatar|image|picture|photo|thumbnail|logo|icon', address],
      ['uuid|guid', uuid],
      ['id|cursor', identifier],
      ['sha|oid|hash|digest|checksum|object id', (leaf) => digits(40, chance(leaf))],
      ['token|secret|nonce|signature', (leaf) => digits(24, chance(leaf))],
      ['first name|given name', first],
      ['last name|family name|surname', last],
      ['slug|login|handle|username|user name|key|identifier|screen name|code', slug],
      ['query|q|search|term|keyword|keywords|tag|tags|topic|topics|category', tag],
      ['base64|base64 string', () => 'aGk='],
      ['html', (leaf) => `<p>${text(leaf)}</p>`],
      ['at|on|date|time|datetime|day|birthday', (leaf) => new Date(momentFor(leaf)).toISOString()],
      ['currency|currency code|iso 4217', () => 'EUR'],
      ['language|locale|lang|language tag|language code|bcp 47|bcp47', () => 'en'],
      ['time zone|timezone|iana', () => 'Europe/Berlin'],
      ['city|town|municipality', (leaf) => city(leaf).city],
      ['country code|iso 3166|iso 3166 1', (leaf) => city(leaf).code],
      ['country|country name', (leaf) => city(leaf).country],
      ['zip|zip code|postal code|postcode', (leaf) => city(leaf).postal],
      ['location|place', (leaf) => `${city(leaf).city}, ${city(leaf).country}`],
      ['street|address|address line|line1', (leaf) => `${noun(leaf)} Street ${leaf.index + 1}`],
      ['phone|telephone|mobile|phone number|e.164', (leaf) => `+49305550${100 + leaf.index}`],
      ['color|colour|color code', (leaf) => `#${digits(6, chance(leaf))}`],
      ['version|tag name', (leaf) => `1.${leaf.index}.0`],
      ['mime type|content type|media type', () => 'image/jpeg'],
      ['filename|file name|path', (leaf) => `${slug(leaf)}.txt`],
      ['emoji', () => '🌱'],
      ['ip|ip address', (leaf) => `192.0.2.${1 + (leaf.index % 250)}`],
      ['company|organization|organisation|employer', (leaf) => `${noun(leaf)} Association`],
      ['full name|author|creator|owner', person],
      ['name|label|display name', name],
      ['title|headline|subject|heading', title],
      ['description|body|text|content|summary|bio|message|comment|note|notes|excerpt', text],
      ['abstract|about|reason|details|readme|announcement|instructions|answer|question', text],
      ['markdown', text],
    ] satisfies [string, Make][]
  ).flatMap(([names, make]) => names.split('|').map((each): [string, Make] => [each, make])),
);

/** A text that reads as its scalar or else its name says. */
function textFor(leaf: Leaf): string {
  const { constraint } = leaf;
  const usual = makerFor(leaf.scalar) ?? makerFor(leaf.name);
  const makes = [usual, makerFor(constraint.format ?? ''), ...(constraint.pattern ? plain : [])];
  const values = makes.flatMap((make) => (make ? [fitted(make(leaf), leaf)] : []));
  const fits = (value: string): boolean => constraintFault(value, constraint) === undefined;
  return values.find(fits) ?? values[0] ?? fitted(`${noun(leaf)} ${leaf.name}`, leaf);
}

/** What a pattern of which nothing else is known may take. */
const plain: readonly Make[] = [
  slug,
  (leaf) => `#${digits(6, chance(leaf))}`,
  (leaf) => digits(leaf.constraint.maxLength ?? 8, chance(leaf)),
  (leaf) => noun(leaf).toUpperCase().slice(0, 3),
  (leaf) => String(leaf.index + 1),
];

/** A text that is no longer than it may be, with more words where it is too short. */
function fitted(value: string, leaf: Leaf): string {
  const { minLength = 0, maxLength = Infinity } = leaf.constraint;
  let long = value;
  while (long.trim().length < minLength) long += ` ${text(leaf)}`;
  return long.length > maxLength ? long.slice(0, Math.max(maxLength, 0)).trimEnd() : long;
}

function makerFor(name: string): Make | undefined {
  const all = name.split(/[ -]/);
  return makers.get(all.slice(-2).join(' ')) ?? makers.get(all.at(-1) ?? '');
}

const people =
  /(?:User|Person|People|Author|Member|Customer|Contact|Employee|Actor|Organizer|Owner|Profile|Account|Human|Character|Viewer|Reader|Guest|Student|Teacher|Patient|Editor|Admin)$/;

function name(leaf: Leaf): string {
  if (people.test(leaf.typeName)) return person(leaf);
  const round = Math.floor(leaf.index / vocabulary.names.length) + 1;
  return `${noun(leaf)} ${kind(leaf)}${round > 1 ? ` ${round}` : ''}`;
}

function person(leaf: Leaf): string {
  return `${first(leaf)} ${last(leaf)}`;
}

function first({ index }: Leaf): string {
  return entry(vocabulary.first, index) ?? '';
}

function last({ index }: Leaf): string {
  return entry(vocabulary.last, index) ?? '';
}

function noun({ index, typeName }: Leaf): string {
  return entry(vocabulary.names, index + hash(typeName)) ?? '';
}

/** Last word of the type's name: a `MarketplaceListing` is a listing. */
function kind({ typeName }: Leaf): string {
  return splitWords(typeName).split(' ').at(-1) ?? '';
}

/** The same of one object, whatever the field is called. */
function slug(leaf: Leaf): string {
  return name(leaf).toLowerCase().replace(/ /g, '-');
}

function address(leaf: Leaf): string {
  const kinds = `${singularOf(kind(leaf))}s`.replace(/ys$/, 'ies').replace(/(s|x|[cs]h)s$/, '$1es');
  const isPicture = /\b(?:avatar|image|picture|photo|thumbnail|logo|icon)\b/.test(leaf.name);
  return `https://example.org/${kinds}/${slug(leaf)}${isPicture ? '.jpg' : ''}`;
}

function tag(leaf: Leaf): string {
  return entry(vocabulary.tags, hash(chance(leaf))) ?? '';
}

function title({ index, typeName }: Leaf): string {
  return entry(vocabulary.titles, index + hash(typeName)) ?? '';
}

function text(leaf: Leaf): string {
  const at = hash(chance(leaf));
  return `${entry(vocabulary.sentences, at)} ${entry(vocabulary.sentences, at + 1)}`;
}

function city(leaf: Leaf): (typeof cities)[number] {
  return entry(cities, hash(leaf.key)) ?? cities[0];
}

/** Begins with the letters of the type, so that a reader tells identifiers apart. */
function identifier(leaf: Leaf): string {
  const letters = leaf.typeName.replace(/[^A-Z]/g, '').toLowerCase();
  return `${letters}_${digits(10, chance(leaf))}`;
}

/** A UUID of version 7, of a moment of the past. */
function uuid(leaf: Leaf): string {
  const created = Math.floor(momentFor({ ...leaf, name: 'created at' }));
  const moment = created.toString(16).padStart(12, '0');
  const rest = digits(18, chance(leaf));
  return `${moment.slice(0, 8)}-${moment.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6)}`;
}

function chance({ key, name: field }: Leaf): string {
  return `${key}.${field}`;
}
