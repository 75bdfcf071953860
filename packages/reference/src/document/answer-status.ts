import { pluralForm } from '../i18n/format';
import { t } from '../i18n/t';

/** What came of a request, in a word or two. */
export interface AnswerStatus {
  readonly kind: 'good' | 'partial' | 'failed';
  readonly words: string;
}

interface Answer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

/**
 * Undefined for what is no answer of GraphQL.
 *
 * @param response JSON.
 * @param http the status that it came with over the network.
 */
export function statusOf(response: string, http = '200'): AnswerStatus | undefined {
  const answer = read(response);
  if (!answer) return undefined;
  const { data, errors = [] } = answer;
  if (errors.length === 0) return { kind: 'good', words: http };
  if (Object.values(data ?? {}).some((value) => value !== null))
    return { kind: 'partial', words: pluralForm(errors.length, t('answer.partial')) };
  const codes = new Set(errors.map(({ extensions }) => extensions?.code ?? http));
  return { kind: 'failed', words: [...codes].join(', ') };
}

function read(response: string): Answer | undefined {
  try {
    const value: unknown = JSON.parse(response);
    const isAnswer = typeof value === 'object' && value && ('data' in value || 'errors' in value);
    return isAnswer ? (value as Answer) : undefined;
  } catch {
    return undefined;
  }
}
