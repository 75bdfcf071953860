import type { ReactNode } from 'react';
import { useId } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Filter, FilterName } from 'graphql-docs-reference/search';
import styles from './styles.module.css';

export interface FiltersProps {
  readonly filters: readonly Filter[];
  readonly value: FilterName;
  readonly onChange: (name: FilterName) => void;
}

/** Limits the results to some kinds. */
export function Filters({ filters, value, onChange }: FiltersProps): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.filters}>
      <legend className={styles.hidden}>
        {translate({
          id: 'search.filters.legend',
          message: 'Show',
          description: 'Before the kinds of results to show',
        })}
      </legend>
      {filters.map((filter) => (
        <label key={filter.name} className={styles.filter}>
          <input
            type="radio"
            name={name}
            className={styles.hidden}
            checked={filter.name === value}
            onChange={() => onChange(filter.name)}
          />
          {filter.label}
        </label>
      ))}
    </fieldset>
  );
}
