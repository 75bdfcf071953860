import type { AnyRow, Table } from '../../kit/table';
import type { Row, World } from '../../kit/world';

type Planned = Pick<Row<'posts'>, 'id' | 'status' | 'publishAt' | 'publishedAt'> & AnyRow;

/** Publishes the drafts whose moment has come. */
export function publishDue({ clock, posts, feedPosts }: World): void {
  publish(posts);
  publish(feedPosts);

  function publish<R extends Planned>(table: Table<R>): void {
    for (const row of table.all()) {
      if (row.status !== 'DRAFT' || row.publishAt === null || row.publishAt > clock.now()) continue;
      table.put({ ...row, status: 'PUBLISHED', publishAt: null, publishedAt: row.publishAt });
    }
  }
}
