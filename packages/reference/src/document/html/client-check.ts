import type { Element } from 'hast';
import { h } from 'hastscript';
import { t } from '../../i18n/t';
import type { ClientCheck } from '../tree';

const accepted =
  '.graphql,.gql,.graphqls,.js,.jsx,.mjs,.cjs,.ts,.tsx,.mts,.cts,.vue,.svelte,.astro,.swift,.kt,.kts';

/**
 * The island `client-check` answers to it. A browser lets files be dropped on the input for files
 * before any script is there.
 */
export function clientCheck({ contract, releases, hasUpcoming }: ClientCheck): Element {
  return h(
    'div.clientCheck',
    {
      dataIsland: 'client-check',
      dataContract: JSON.stringify(contract),
      dataReleases: releases.length > 0 ? '' : undefined,
      dataUpcoming: hasUpcoming ? '' : undefined,
    },
    h('noscript', h('p', t('client.needsScripts'))),
    h(
      'div.clientForm',
      h(
        'label.clientText',
        h('span', t('client.documents')),
        h('textarea', {
          rows: 10,
          spellCheck: 'false',
          autoComplete: 'off',
          autoCapitalize: 'off',
        }),
      ),
      h(
        'label.clientFiles',
        h('span', t('client.files')),
        h('input', { type: 'file', multiple: true, accept: accepted }),
      ),
      h(
        'div.toolbar',
        ...(releases.length > 0 ? [since(releases)] : []),
        h('button.toolbarButton.isMain', { type: 'button', dataDo: 'check' }, t('client.check')),
      ),
    ),
    h('p.answerMessage', { role: 'status' }),
    h('div.clientReport'),
  );
}

function since(releases: ClientCheck['releases']): Element {
  return h(
    'label.clientSince',
    t('client.since'),
    h(
      'select.toolbarButton',
      { autoComplete: 'off' },
      h('option', { value: '' }, t('client.noRelease')),
      ...releases.map(({ day, words }) => h('option', { value: day }, words)),
    ),
  );
}
