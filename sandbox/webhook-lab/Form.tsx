import type { ReactNode } from 'react';
import { webhookSecret } from '../webhooks/sign';
import { t } from '../t';
import styles from './styles.module.css';

/** The lab as it is before anything has happened; its island has the buttons answer. */
export function WebhookLab(): ReactNode {
  return (
    <div className={styles.lab} role="group" aria-label={t('lab.title')}>
      <section className={styles.part}>
        <p className={styles.head}>{t('lab.cause')}</p>
        <div className={styles.buttons}>
          <Button action="create">{t('lab.create')}</Button>
          <Button action="rename">{t('lab.rename')}</Button>
          <Button action="finish">{t('lab.finish')}</Button>
        </div>
        <p className={styles.said} role="status" data-part="caused">
          {t('lab.nothingYet')}
        </p>
        <pre className={styles.sent} aria-label={t('lab.sent')} data-part="sent" hidden />
      </section>
      <section className={styles.part}>
        <p className={styles.head}>{t('lab.delivery')}</p>
        <label htmlFor="lab-event">{t('lab.events')}</label>
        <select id="lab-event" data-part="events" disabled />
        <Field name="timestamp" label="Webhook-Timestamp" />
        <Field name="signature" label="Webhook-Signature" />
        <label htmlFor="lab-body">{t('lab.body')}</label>
        <textarea id="lab-body" data-part="body" rows={7} spellCheck={false} disabled />
        <Field name="secret" label={t('lab.secret')} value={webhookSecret} />
        <p className={styles.said} role="status" data-part="check" />
        <div className={styles.buttons}>
          <Button action="deliver" isMain>
            {t('lab.deliver')}
          </Button>
          <Button action="again">{t('lab.again')}</Button>
          <Button action="delay">{t('lab.delay')}</Button>
          <Button action="change">{t('lab.change')}</Button>
          <Button action="forge">{t('lab.forge')}</Button>
        </div>
      </section>
      <section className={styles.part}>
        <p className={styles.head}>{t('lab.receiver')}</p>
        <div className={styles.log} role="log" aria-label={t('lab.receiver')}>
          <ol data-part="log" />
        </div>
        <p data-part="copy">{t('lab.noCopy')}</p>
        <div className={styles.buttons}>
          <Button action="restart">{t('lab.restart')}</Button>
        </div>
      </section>
    </div>
  );
}

interface ButtonProps {
  readonly action: string;
  readonly isMain?: boolean;
  readonly children: string;
}

function Button({ action, isMain = false, children }: ButtonProps): ReactNode {
  const className = `toolbarButton ${isMain ? 'isMain' : ''}`;
  return (
    <button type="button" className={className} data-do={action} disabled={needsTask(action)}>
      {children}
    </button>
  );
}

/** There is nothing to do it to before a task has been created. */
function needsTask(action: string): boolean {
  return action !== 'create' && action !== 'restart';
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly value?: string;
}

function Field({ name, label, value }: FieldProps): ReactNode {
  return (
    <>
      <label htmlFor={`lab-${name}`}>{label}</label>
      <input
        id={`lab-${name}`}
        data-part={name}
        defaultValue={value}
        autoComplete="off"
        spellCheck={false}
        disabled
      />
    </>
  );
}
