import type { Clock } from './clock';
import { createClock } from './clock';
import type { MembershipRow, SpaceRow } from './domains/spaces/rows';
import { seedMemberships, seedSpaces } from './domains/spaces/seed';
import type { TaskRow } from './domains/tasks/rows';
import { seedTasks } from './domains/tasks/seed';
import type { UserRow } from './domains/users/rows';
import { seedUsers } from './domains/users/seed';
import { Table } from './table';

/** All that the sandbox knows: one town and its people, the same on every run. */
export interface World {
  readonly clock: Clock;
  readonly users: Table<UserRow>;
  readonly spaces: Table<SpaceRow>;
  readonly memberships: Table<MembershipRow>;
  readonly tasks: Table<TaskRow>;
}

export function createWorld(): World {
  return {
    clock: createClock(),
    users: new Table(seedUsers),
    spaces: new Table(seedSpaces),
    memberships: new Table(seedMemberships),
    tasks: new Table(seedTasks),
  };
}
