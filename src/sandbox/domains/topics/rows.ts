import type { Row } from '../../kit/table';

/** Names and descriptions are in English; skills and goals are not translated. */
export interface TopicRow extends Row {
  readonly __typename: 'Topic';
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly german: { readonly name: string; readonly description: string };
  readonly emoji: string;
  readonly imageUrl: string | null;
  readonly color: string;
  readonly parentId: string | null;
  readonly sdgNumbers: readonly number[];
}

export interface TopicGroupRow extends Row {
  readonly __typename: 'TopicGroup';
  readonly title: string;
  readonly description: string | null;
  readonly german: { readonly title: string; readonly description: string | null };
  readonly topicIds: readonly string[];
}

export interface SkillRow extends Row {
  readonly __typename: 'Skill';
  readonly slug: string;
  readonly name: string;
  readonly description: string | null;
  readonly category: string;
  readonly synonyms: readonly string[];
  readonly topicIds: readonly string[];
}

export interface SdgRow extends Row {
  readonly __typename: 'Sdg';
  readonly number: number;
  readonly title: string;
  readonly description: string;
  readonly color: string;
  readonly iconUrl: string;
  readonly url: string;
}
