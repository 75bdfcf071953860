export type SandboxFault = 'slow' | 'unloaded' | 'refused';

const messages = {
  slow: 'This took longer than a second and was ended. The world of the sandbox has begun anew.',
  unloaded: 'The sandbox did not load. Check the connection and try again.',
} as const;

/** Why there is no answer: it took too long, the worker did not start, or the task was refused. */
export class SandboxError extends Error {
  constructor(fault: 'slow' | 'unloaded');
  constructor(fault: 'refused', message: string);
  constructor(
    readonly fault: SandboxFault,
    message = '',
  ) {
    super(fault === 'refused' ? message : messages[fault]);
    this.name = 'SandboxError';
  }
}
