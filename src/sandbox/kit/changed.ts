/** What an input may say of a row. Null is for columns that can be null: for others it has been refused. */
type Change<R> = { readonly [Column in keyof R]?: R[Column] | null };

/** A row with what an input gives; what is absent stays. */
export function changed<R extends object>(row: R, input: Change<NoInfer<R>>): R {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return { ...row, ...Object.fromEntries(given) };
}
