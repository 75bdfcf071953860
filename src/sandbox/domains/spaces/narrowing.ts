import type { AnyRow, Table } from '../../kit/table';
import { isWider } from '../../shared/visibility';
import type { Row, World } from '../../kit/world';
import type { VisibilityLevel } from '../../types/schema';

interface InSpace extends AnyRow {
  readonly spaceId: string;
  readonly visibility: VisibilityLevel;
}

/** Narrows existing content of a space to the widest circle of readers that it allows now. */
export function narrowContent(space: Row<'spaces'>, world: World): void {
  narrow(world.posts);
  narrow(world.tasks);
  narrow(world.appointments);
  narrow(world.polls);

  function narrow<R extends InSpace>(table: Table<R>): void {
    for (const row of table.all()) {
      if (row.spaceId === space.id && isWider(row.visibility, space.contentVisibility))
        table.put({ ...row, visibility: space.contentVisibility });
    }
  }
}
