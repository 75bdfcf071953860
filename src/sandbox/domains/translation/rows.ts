import type { Row } from '../../kit/table';
import type { Translation } from './texts';

export interface TranslatedText {
  /** Name of the field of the content, null for a free text. */
  readonly field: string | null;
  readonly text: string;
}

/** Translation that is kept until its sources change, under an id made of content and languages. */
export interface TranslationRow extends Row, Translation {
  readonly __typename: 'TranslationResult';
  readonly translatedAt: string;
}
