import type { TownSandbox, World } from '../..';
import { catalogue } from './catalogue';
import { createEvents } from './cloud-event';
import type { Courier } from './create-courier';
import type { Report } from './attempt';
import type { Change } from './entity';

export interface Publisher {
  /** Sends the events of all that has changed since the last call, and forgets all after a reset. */
  readonly publish: () => void;
  /** Sends an event that nothing caused; nothing if the world has no such entity. */
  readonly test: (name: string) => Promise<Report> | undefined;
}

/** Compares the world of a sandbox with what it was, and sends what the catalogue has for it. */
export function createPublisher(sandbox: TownSandbox, courier: Courier, prefix: string): Publisher {
  let view = viewOf(sandbox.world(), prefix);

  return {
    publish: () => {
      const world = sandbox.world();
      if (world !== view.world) {
        courier.forget();
        view = viewOf(world, prefix);
        return;
      }
      const time = world.clock.now();
      // What a mutation that is under way has changed may still be undone; its own end publishes it.
      if (world.journal.isOpen) return;
      for (const change of view.changes()) void courier.send(view.eventOf(change, time));
    },
    test: (name) => {
      const { world, eventOf } = view;
      const invented = catalogue.find(({ names }) => names.includes(name))?.invent(name, world);
      return invented && courier.send(eventOf(invented, world.clock.now()));
    },
  };
}

interface View {
  readonly world: World;
  readonly changes: () => readonly Change[];
  readonly eventOf: ReturnType<typeof createEvents>;
}

function viewOf(world: World, prefix: string): View {
  const watches = catalogue.map(({ watch }) => watch(world));
  return {
    world,
    changes: () => watches.flatMap((changes) => changes()).filter((each) => hasPlace(each, world)),
    eventOf: createEvents(prefix),
  };
}

/** Deleting a space sends nothing for what it held. */
function hasPlace({ ids: { spaceId } }: Change, world: World): boolean {
  return spaceId === undefined || world.spaces.get(spaceId) !== undefined;
}
