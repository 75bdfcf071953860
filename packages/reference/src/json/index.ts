export { layOutJson, printJson } from './print-json';
export type { JsonNode } from './read-json';
export { JsonFault, nodeAt, placeInJson, readJson } from './read-json';
