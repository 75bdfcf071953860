import { translate } from '@docusaurus/Translate';

/** What choosing a target means, in words. */
export function sayTarget(target: string): string {
  if (target === '')
    return translate({
      id: 'playground.targets.model',
      message: 'The model in this page answers; nothing is sent.',
    });
  return translate(
    {
      id: 'playground.targets.remote',
      message: 'Run sends to {target}. You see what is sent before it is.',
    },
    { target },
  );
}
