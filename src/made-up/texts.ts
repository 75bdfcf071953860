import type { Leaf } from './leaf';
import { splitWords } from './names';
import { digits, entry, hash } from './random';
import { dayOf, momentFor } from './times';
import { cities, words } from './words';

type Make = (leaf: Leaf) => string;

/** Texts by words of a name, or by the form that a description or a scalar names. The first that fits counts. */
const makers: readonly [RegExp, Make][] = [
  [/\b(?:e ?mail|e-mail)\b/, (leaf) => `${slug(leaf).replace('-', '.')}@example.org`],
  [
    /\b(?:ur[li]|href|link|website|homepage|iri|resource path|avatar|image|picture|photo|logo)$/,
    address,
  ],
  [/\b(?:uuid|guid)\b/, uuid],
  [/\b(?:id|node id|cursor)$/, identifier],
  [/\b(?:sha\d*|oid|hash|digest|checksum|git object id)$/, (leaf) => digits(40, chance(leaf))],
  [/\b(?:token|secret|nonce|signature)$/, (leaf) => digits(24, chance(leaf))],
  [/\b(?:first|given) name$/, (leaf) => first(leaf)],
  [/\b(?:last|family|sur) ?name$/, (leaf) => last(leaf)],
  [/\b(?:slug|login|handle|username|user name|key|identifier|screen name)$/, (leaf) => slug(leaf)],
  [/\b(?:base64.*|base64 string)$/, () => 'SGVsbG8sIG5laWdoYm91cnMh'],
  [/^(?:query|q|search|search text|term|keywords?|filter)$/, tag],
  [/\b(?:html)$/, (leaf) => `<p>${text(leaf)}</p>`],
  [/\b(?:markdown)$/, (leaf) => text(leaf)],
  [
    /\b(?:at|on|date|time|datetime|date time|day)$/,
    (leaf) => new Date(momentFor(leaf)).toISOString(),
  ],
  [/\b(?:birthday)$/, (leaf) => dayOf(momentFor(leaf))],
  [/\b(?:currency|currency code|iso 4217)$/, () => 'EUR'],
  [/\b(?:language|locale|lang|bcp ?47|language tag|language code)$/, () => 'en'],
  [/\b(?:time ?zone|iana)$/, () => 'Europe/Berlin'],
  [/\b(?:city|town|municipality)$/, (leaf) => city(leaf).city],
  [/\b(?:country code|iso 3166.*)$/, (leaf) => city(leaf).code],
  [/\b(?:country)(?: name)?$/, (leaf) => city(leaf).country],
  [/\b(?:zip|zip code|postal code|postcode)$/, (leaf) => city(leaf).postal],
  [/\b(?:location|place)$/, (leaf) => `${city(leaf).city}, ${city(leaf).country}`],
  [
    /\b(?:street|address|address line|line ?1)$/,
    (leaf) => `${noun(leaf)} Street ${leaf.index + 1}`,
  ],
  [/\b(?:phone|telephone|mobile|phone number|e\.164)$/, (leaf) => `+49305550${100 + leaf.index}`],
  [/\b(?:colou?r)(?: code)?$/, (leaf) => `#${digits(6, chance(leaf))}`],
  [/\b(?:version|tag name)$/, (leaf) => `1.${leaf.index}.0`],
  [/\b(?:mime type|content type|media type)$/, () => 'image/jpeg'],
  [/\b(?:file ?name|filename|file path|path)$/, (leaf) => `${slug(leaf)}.txt`],
  [/\b(?:emoji)$/, () => '🌱'],
  [/\b(?:ip|ip address)$/, (leaf) => `192.0.2.${1 + (leaf.index % 250)}`],
  [
    /\b(?:company|organi[sz]ation name|organi[sz]ation|employer)$/,
    (leaf) => `${noun(leaf)} Association`,
  ],
  [/^(?:full name|display name|author|creator|owner)(?: name)?$/, (leaf) => person(leaf)],
  [/\b(?:name|label)$/, name],
  [/\b(?:tag|topic|category|keyword)s?$/, tag],
  [/\b(?:title|headline|subject|heading)$/, title],
  [
    /\b(?:description|body|text|content|summary|bio|message|comment|note|notes|readme|announcement|instructions|answer|question|excerpt|abstract|about|reason|details)$/,
    text,
  ],
];

/** A text that reads as its scalar or else its name says. */
export function textFor(leaf: Leaf): string {
  const { example, form = '', most } = leaf.hints;
  const make = makerFor(leaf.scalar) ?? makerFor(leaf.name);
  if (example !== undefined && !(make && /\b(?:id|name|title)$/.test(leaf.name))) return example;
  const value = (make ?? makerFor(splitWords(form)) ?? phrase)(leaf);
  return most !== undefined && most > 0 ? value.slice(0, most) : value;
}

function makerFor(words: string): Make | undefined {
  return makers.find(([pattern]) => pattern.test(words))?.[1];
}

const people =
  /(?:User|Person|People|Author|Member|Customer|Contact|Employee|Actor|Organizer|Owner|Profile|Account|Human|Character|Viewer)$/;

function name(leaf: Leaf): string {
  return people.test(leaf.typeName) ? person(leaf) : `${noun(leaf)} ${kind(leaf)}`;
}

function person(leaf: Leaf): string {
  return `${first(leaf)} ${last(leaf)}`;
}

function first({ index }: Leaf): string {
  return entry(words.first, index) ?? '';
}

function last({ index }: Leaf): string {
  return entry(words.last, index) ?? '';
}

function noun({ index, typeName }: Leaf): string {
  return entry(words.names, index + hash(typeName)) ?? '';
}

/** Last words of the type's name: a `MarketplaceListing` is a listing. */
function kind({ typeName }: Leaf): string {
  return splitWords(typeName).split(' ').slice(-1).join(' ');
}

/** The same of one object, whatever the field is called. */
function slug(leaf: Leaf): string {
  return name(leaf).toLowerCase().replace(/ /g, '-');
}

function address(leaf: Leaf): string {
  const kinds = `${kind(leaf)}s`.replace(/ys$/, 'ies');
  const isPicture = /\b(?:avatar|image|picture|photo|thumbnail|logo|icon)\b/.test(leaf.name);
  return `https://example.org/${kinds}/${slug(leaf)}${isPicture ? '.jpg' : ''}`;
}

function tag(leaf: Leaf): string {
  return entry(words.tags, hash(chance(leaf))) ?? '';
}

function title({ index, typeName }: Leaf): string {
  return entry(words.titles, index + hash(typeName)) ?? '';
}

function text(leaf: Leaf): string {
  const at = hash(chance(leaf));
  return `${entry(words.sentences, at)} ${entry(words.sentences, at + 1)}`;
}

function phrase(leaf: Leaf): string {
  return `${noun(leaf)} ${leaf.name}`;
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
  const moment = Math.floor(momentFor({ ...leaf, name: 'created at' }))
    .toString(16)
    .padStart(12, '0');
  const rest = digits(18, chance(leaf));
  return `${moment.slice(0, 8)}-${moment.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6, 18)}`;
}

function chance({ key, name }: Leaf): string {
  return `${key}.${name}`;
}
