export { answerMigrations } from './answer-migrations';
export type { AnsweredMigration, GuideSample } from './migration';
