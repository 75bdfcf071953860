import { translate } from '@docusaurus/Translate';

const messages = {
  slow: translate({
    id: 'sandbox.timeout',
    message: 'The request took longer than a second and was stopped. All changes are undone.',
  }),
  crashed: translate({
    id: 'sandbox.crash',
    message: 'The model crashed at this request. All changes are undone.',
  }),
  unloaded: translate({
    id: 'sandbox.failed',
    message: 'The model did not load. Check the connection and try again.',
  }),
} as const;

export type Silence = keyof typeof messages;

/** Why there is no answer: the worker fell silent, or refused the task. */
export class SandboxError extends Error {
  constructor(fault: Silence);
  constructor(fault: 'refused', message: string);
  constructor(
    readonly fault: Silence | 'refused',
    message = '',
  ) {
    super(fault === 'refused' ? message : messages[fault]);
    this.name = 'SandboxError';
  }
}
