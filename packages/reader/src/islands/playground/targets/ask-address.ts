import { translate } from '@docusaurus/Translate';
import { create } from '../../create';
import styles from './dialog.module.css';
import { openDialog } from './open-dialog';
import { readAddress } from './targets';

/** An address of the reader's; undefined if they gave none. */
export async function askAddress(parent: Element): Promise<string | undefined> {
  const fault = create('p', { className: styles.fault ?? '', role: 'alert' });
  const field = create('input', {
    type: 'url',
    name: 'address',
    className: styles.field ?? '',
    placeholder: 'https://api.example.org/graphql',
  });
  let address: string | undefined;
  const isAgreed = await openDialog(parent, {
    title: translate({
      id: 'playground.targets.ask.title',
      message: 'Send requests to another address',
    }),
    action: translate({ id: 'playground.targets.choose', message: 'Choose' }),
    content: [
      create(
        'label',
        { className: styles.label ?? '' },
        translate({
          id: 'playground.targets.ask.address',
          message: 'Address of a GraphQL endpoint',
        }),
        field,
      ),
      fault,
      create(
        'p',
        {},
        translate({
          id: 'playground.targets.ask.note',
          message:
            'Nothing is sent yet: when you press Run, you see first what is. The address is stored with the tab. Completion and checks follow the schema of this site.',
        }),
      ),
    ],
    isReady: () => {
      const reading = readAddress(field.value, window.location.href);
      address = reading.status === 'good' ? reading.address : undefined;
      fault.textContent = reading.status === 'bad' ? reading.fault : '';
      field.setAttribute('aria-invalid', String(reading.status === 'bad'));
      if (reading.status === 'bad') field.focus();
      return address !== undefined;
    },
  });
  return isAgreed ? address : undefined;
}
