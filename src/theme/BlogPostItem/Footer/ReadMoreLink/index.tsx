// Ejected: "Read more" alone doesn't say what a link leads to.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/BlogPostItem/Footer/ReadMoreLink';
import { t } from '../../../../t';

export default function ReadMoreLink({ blogPostTitle, ...props }: Props): ReactNode {
  const label = t('blog.readPost');
  return (
    <Link aria-label={`${label}: ${blogPostTitle}`} {...props}>
      <b>{label}</b>
    </Link>
  );
}
