export { placeInJson } from './place-in-json';
export { layOutJson, printJson } from './print-json';
export type { JsonNode } from './read-json';
export { JsonFault, nodeAt, readJson } from './read-json';
