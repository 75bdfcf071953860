import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import { referencePath } from '../../graphql/categories';

export interface SocialCardProps {
  /** Address of the page; `src/plugins/brand-images` draws a card of the same name. */
  readonly permalink: string;
  readonly title: string;
}

/** The picture that is shown where the page is shared. All pages of the reference have one. */
export function SocialCard({ permalink, title }: SocialCardProps): ReactNode {
  const isReference = permalink.startsWith(referencePath);
  const path = isReference ? referencePath : permalink.replace(/\/$/, '');
  const alt = translate(
    { id: 'socialCard.alt', message: '{title}, above a street of houses' },
    {
      title: isReference
        ? translate({ id: 'breadcrumbs.reference', message: 'GraphQL API' })
        : title,
    },
  );
  return (
    <PageMetadata image={`/cards${path}.png`}>
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:image:alt" content={alt} />
    </PageMetadata>
  );
}
