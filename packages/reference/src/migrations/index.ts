export type { AnsweredMigration } from './answer-migrations';
export { answerMigrations } from './answer-migrations';
