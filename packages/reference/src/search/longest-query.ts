/** In characters; the time that a search takes grows with them, and nobody types more. */
export const longestQuery = 200;
