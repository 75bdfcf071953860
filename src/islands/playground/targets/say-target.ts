/** What choosing a target means, in words. */
export function sayTarget(target: string): string {
  if (target === '') return 'The model in this page answers; nothing is sent.';
  return `Run sends to ${target}. You see what is sent before it is.`;
}
