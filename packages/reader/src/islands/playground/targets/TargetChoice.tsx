import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from '../styles.module.css';
import { localApi, nameOfTarget } from './targets';

export interface TargetChoiceProps {
  readonly target: string;
  /** Addresses that are offered beside those that every reader has. */
  readonly addresses: readonly string[];
  readonly onChoose: (target: string) => void;
  /** Asks for an address that is not in the list. */
  readonly onAsk: () => void;
}

const another = 'another';

/** Where the request is sent. */
export function TargetChoice({ target, addresses, onChoose, onAsk }: TargetChoiceProps): ReactNode {
  const offered = [...new Set(['', localApi() ?? '', ...addresses, target])];
  return (
    <label className={styles.target}>
      {translate({ id: 'playground.targets.label', message: 'Target' })}
      <select
        className="toolbarButton"
        value={target}
        onChange={({ currentTarget: { value } }) => (value === another ? onAsk() : onChoose(value))}
      >
        {offered.map((address) => (
          <option key={address} value={address} title={address}>
            {nameOfTarget(address)}
          </option>
        ))}
        <option value={another}>
          {translate({ id: 'playground.targets.another', message: 'Another address …' })}
        </option>
      </select>
    </label>
  );
}
