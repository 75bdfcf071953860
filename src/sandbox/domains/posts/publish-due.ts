import type { AnyRow, Table } from '../../kit/table';
import type { World } from '../../kit/world';
import type { StatusType } from '../../types/schema';

interface Planned extends AnyRow {
  readonly status: StatusType;
  readonly publishAt: string | null;
  readonly publishedAt: string | null;
}

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
