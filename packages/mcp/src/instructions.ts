import type { Site } from './site';

/** What a model reads once, when it is connected. */
export function instructionsOf({ data }: Site): string {
  const { name, version, hasGuides } = data;
  return [
    `Documentation of the ${name} GraphQL API${version === '0.0.0' ? '' : ` as of its release ${version}`}: every answer comes from its schema and guides, so trust it over what you remember.`,
    'To write an operation: search for it, read it with get_symbol, read the types that you select from with get_symbol, then call validate_operation until no fault is left.',
    'get_examples has requests that work, with their responses. run_operation runs a document on test data and changes nothing that lasts, mutations included: use it to see an answer, or why one fails.',
    ...(hasGuides
      ? [
          'What a schema cannot say (sign-in, pagination, errors, rate limits, webhooks) is in guides: search with the kind "guides", then get_page.',
        ]
      : []),
    'Before an upgrade, ask schema_changes.',
    'Never guess a name: an unknown one is answered with suggestions. Answers are short on purpose; ask for a member by its coordinate, or for the next part, if you need more.',
  ].join('\n');
}
