import type { GeneratingClient, Input, InputValue } from './client';
import { headersOf, typesOf } from './client';
import type { Code, Notation } from './layout';
import { codeOf, layOut, wrap } from './layout';
import { nameOperation } from './operation';

/** The version whose documentation the code follows: https://www.apollographql.com/docs/kotlin */
const version = '5.1';
/** What the documentation calls the package of generated classes. */
const generated = 'com.example';

export const apolloKotlin = {
  id: 'apollo-kotlin',
  label: 'Kotlin (Apollo Kotlin)',
  language: 'kotlin',
  fileName: 'Main.kt',
  printTyped: ({ inputs, ...request }, target) => {
    const { kind, className } = nameOperation(request);
    const code = layOut(constructorCall(className, inputs), { end: ',' }, '    ', 4);
    const imports = [
      'com.apollographql.apollo.ApolloClient',
      ...(code.includes('Optional.') ? ['com.apollographql.apollo.api.Optional'] : []),
      `${generated}.${className}`,
      ...typesOf(inputs).map((type) => `${generated}.type.${type}`),
    ];
    const headers = Object.entries(headersOf(target)).map(
      ([name, value]) => `    .addHttpHeader(${quote(name)}, ${quote(value)})\n`,
    );
    return `// Apollo Kotlin ${version}, with packageName.set("${generated}") in build.gradle.kts
${imports.map((name) => `import ${name}`).join('\n')}

suspend fun main() {
  val client = ApolloClient.Builder()
    .serverUrl(${quote(target.endpoint)})
${headers.join('')}\
    .build()

  val response = client.${kind}(
    ${code}
  ).execute()

  response.exception?.let { throw it }
  response.errors?.forEach { println(it.message) }
  println(response.data)
}
`;
  },
} as const satisfies GeneratingClient;

function constructorCall(name: string, inputs: readonly Input[], wraps = false): Code {
  return {
    open: `${name}(`,
    entries: inputs.map(({ name: parameter, isOptional, value }) => {
      const code = codeOfInput(value);
      return [
        `${keywords.has(parameter) ? `\`${parameter}\`` : parameter} = `,
        isOptional || wraps ? wrap('Optional.present(', code) : code,
      ];
    }),
    close: ')',
  };
}

function codeOfInput(input: InputValue): Code {
  if (input.kind === 'null') return 'null';
  if (input.kind === 'enum') return `${input.type}.${input.value}`;
  // The one field of such an object is optional for Kotlin.
  if (input.kind === 'object') return constructorCall(input.type, input.fields, input.isOneOf);
  if (input.kind === 'list') {
    return { ...notation.list, entries: input.items.map((item) => ['', codeOfInput(item)]) };
  }
  const isWhole = input.type === 'Float' && Number.isInteger(input.value);
  return isWhole ? `${String(input.value)}.0` : codeOf(input.value, notation);
}

const notation: Notation = {
  text: quote,
  key: (name) => `${quote(name)} to `,
  list: { open: 'listOf(', close: ')' },
  object: { open: 'mapOf(', close: ')' },
  empty: 'emptyMap<String, Any>()',
};

/** Those that cannot be names, https://kotlinlang.org/docs/keyword-reference.html#hard-keywords */
const keywords = new Set(
  'as break class continue do else false for fun if in interface is null object package return super this throw true try typealias typeof val var when while'.split(
    ' ',
  ),
);

/** JSON, but that Kotlin does not know one of its escapes, and reads what follows a dollar. */
function quote(text: string): string {
  return JSON.stringify(text)
    .replace(/\\./g, (escape) => (escape === '\\f' ? String.raw`\u000c` : escape))
    .replaceAll('$', String.raw`\$`);
}
