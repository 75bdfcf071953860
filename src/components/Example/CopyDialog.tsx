import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import Heading from '@theme/Heading';
import type { Client } from '../../examples/clients';
import { clients } from '../../examples/clients';
import { CopyButton } from '../CopyButton';
import type { RunRequest } from '../Sandbox/protocol';
import styles from './dialog.module.css';
import { printRequest } from './print-request';

export interface CopyDialogProps {
  readonly request: RunRequest;
  readonly onClose: () => void;
}

/** A request as code that sends it to the platform, for the client that the reader uses. */
export function CopyDialog({ request, onClose }: CopyDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useId();
  const [client, setClient] = useState<Client>(clients[0]);
  useEffect(() => dialog.current?.showModal(), []);
  const code = printRequest(request, client);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Copy as code"
      closedby="any"
      onClose={onClose}
    >
      <Heading as="h2" className={styles.title}>
        Copy as code
      </Heading>
      <fieldset className={styles.clients}>
        <legend className={styles.hidden}>Client</legend>
        {clients.map((candidate) => (
          <label key={candidate.id} className={styles.client}>
            <input
              type="radio"
              name={name}
              className={styles.hidden}
              checked={candidate === client}
              onChange={() => setClient(candidate)}
            />
            {candidate.label}
          </label>
        ))}
      </fieldset>
      {code === undefined ? (
        <p role="alert">The variables are no JSON object, so there is no code for them.</p>
      ) : (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a block that scrolls must be reachable by keyboard
        <pre className={styles.code} tabIndex={0}>
          <code>{code}</code>
        </pre>
      )}
      <div className={styles.foot}>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          Close
        </button>
        {code !== undefined && <CopyButton text={code} label={`Copy as ${client.label}`} />}
      </div>
    </dialog>
  );
}
