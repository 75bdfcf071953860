import type { ReactNode } from 'react';
import { t } from '../../t';

/** Is at the end of a link to another site: an arrow to see, and words to hear. */
export function ExternalMark(): ReactNode {
  return (
    <span className="externalMark">
      <span>{t('link.newTab')}</span>
    </span>
  );
}
