import type { Row, World } from '../../kit/world';

/** Devices of a user, the last used first; the present one leads among those used on one day. */
export function devicesOf(userId: string | undefined, world: World): Row<'devices'>[] {
  return world.devices
    .all()
    .filter((device) => device.userId === userId)
    .sort(
      (a, b) =>
        b.lastUsedAt.localeCompare(a.lastUsedAt) || Number(b.isCurrent) - Number(a.isCurrent),
    );
}
