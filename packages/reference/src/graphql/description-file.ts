/**
 * Name of the file that holds the description of a coordinate: the first letter of the type, or of
 * the operation, so that each is small and is beside what is asked for next.
 */
export function descriptionFile(coordinate: string): string {
  const name = coordinate.replace(/^(?:@|(?:Query|Mutation|Subscription)\.)/, '');
  return name.charAt(0).toLowerCase();
}
