/** GraphQL documents in shell code: those of the JSON that curl sends. */
export function documentsOfCurl(code: string): string[] {
  return [...code.matchAll(/--data '(\{\s*"query"[^']*\})'/g)].map(([, body = '']) => {
    const { query } = JSON.parse(body) as { readonly query: string };
    return query;
  });
}
