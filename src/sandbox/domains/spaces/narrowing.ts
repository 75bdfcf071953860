import type { VisibilityLevel } from '../../shared/permissions';
import type { Row, Table } from '../../kit/table';
import { isWider } from '../../shared/visibility';
import type { World } from '../../kit/world';
import type { SpaceRow } from './rows';

interface InSpace extends Row {
  readonly spaceId: string;
  readonly visibility: VisibilityLevel;
}

/** Narrows existing content of a space to the widest circle of readers that it allows now. */
export function narrowContent(space: SpaceRow, world: World): void {
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
