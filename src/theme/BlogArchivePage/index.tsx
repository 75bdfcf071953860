// Wraps: the original has "Archive" as its description, too.
import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import BlogArchivePage from '@theme-original/BlogArchivePage';
import type { Props } from '@theme/BlogArchivePage';
import { t } from '../../t';

export default function BlogArchivePageWrapper(props: Props): ReactNode {
  return (
    <>
      <BlogArchivePage {...props} />
      <PageMetadata description={t('blog.archive')} />
    </>
  );
}
