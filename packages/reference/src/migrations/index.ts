export { answerMigrations } from './answer-migrations';
export type { GuideSample } from './guide-sample';
export type { AnsweredMigration } from './migration';
