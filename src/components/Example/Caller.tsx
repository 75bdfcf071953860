import type { ReactNode } from 'react';
import type { PersonaId } from '../../sandbox/personas';
import { personas } from '../../sandbox/personas';
import styles from './styles.module.css';

/** Who sends the request, where nobody can be chosen: without JavaScript, and in print. */
export function Caller({ id }: { readonly id: PersonaId }): ReactNode {
  const label = personas.find((persona) => persona.id === id)?.label ?? id;
  return <p className={styles.caller}>As a {label.toLowerCase()}</p>;
}
