import * as z from 'zod';
import type { Change } from 'graphql-docs-reference/changelog';
import { describeInMarkdown, isEditorial, levels } from 'graphql-docs-reference/changelog';
import type { Site } from '../site';
import type { Tool } from '../tool';
import { daySchema, defineTool } from '../tool';
import { findSymbol } from './get-symbol';

const most = { changes: 25, upcoming: 25 };

const outputSchema = z.strictObject({
  releases: z.array(z.string()).describe('Days of all releases, the newest first.'),
  changes: z.array(
    z.strictObject({
      release: z.string().optional().describe('Absent for what is not released.'),
      coordinate: z.string(),
      kind: z.string(),
      level: z.enum(levels),
      text: z.string(),
      note: z.string().optional().describe('What a client has to do.'),
    }),
  ),
  total: z.number(),
  nextOffset: z.number().optional(),
  upcoming: z
    .array(
      z.strictObject({
        coordinate: z.string(),
        removal: z.string().optional(),
        replacement: z.string().optional(),
      }),
    )
    .describe(`Deprecated now: what goes away, and when, the first ${most.upcoming}.`),
});

export function createSchemaChanges(site: Site): Tool {
  return defineTool({
    name: 'schema_changes',
    title: 'List changes of the schema',
    description: `What changed in the API from release to release, and what is deprecated and when it goes away. Call it before an upgrade, or when something that worked fails. "since" is the day of the release that a client was built against: only later changes come, and those not released yet. "coordinate" narrows to a type with all its members, or to one of them. "level" is the least that you want to see: "breaking" needs work, "tolerate" needs code that allows for it (a new enum value, a new error code), "safe" is everything. For how to move off something deprecated, read the page of its symbol with get_page.`,
    inputSchema: z.strictObject({
      since: daySchema.optional(),
      coordinate: z.string().min(1).max(200).optional(),
      level: z.enum(levels).default('safe'),
      offset: z.number().int().min(0).default(0),
    }),
    outputSchema,
    run: ({ since, coordinate, level, offset }) => {
      const { releases, upcoming } = site.data.changelog;
      const wanted = coordinate === undefined ? undefined : findChanged(site, coordinate);
      const isWanted = (name: string): boolean => wanted === undefined || isWithin(name, wanted);
      const changes = releases
        .filter(({ date }) => since === undefined || date === undefined || date > since)
        .flatMap((release) => release.changes)
        .filter((change) => !isEditorial(change) && isWanted(change.coordinate))
        .filter((change) => levels.indexOf(change.level) <= levels.indexOf(level));
      const end = offset + most.changes;
      return {
        releases: releases.flatMap(({ date }) => date ?? []),
        changes: changes.slice(offset, end).map(toOutput),
        total: changes.length,
        ...(end < changes.length && { nextOffset: end }),
        upcoming: upcoming
          .filter((item) => isWanted(item.coordinate))
          .slice(0, most.upcoming)
          .map(({ coordinate: name, removal, replacement }) => ({
            coordinate: name,
            removal,
            replacement,
          })),
      };
    },
  });
}

/** What a coordinate names, now or before it was removed. */
function findChanged(site: Site, coordinate: string): string {
  const changes = site.data.changelog.releases.flatMap((release) => release.changes);
  const isKnown = changes.some((change) => isWithin(change.coordinate, coordinate));
  return isKnown ? coordinate : findSymbol(site, coordinate).coordinate;
}

/** Whether a coordinate is that of an element or of one of its members. */
function isWithin(coordinate: string, element: string): boolean {
  return coordinate.startsWith(element) && /^(?:[.(]|$)/.test(coordinate.slice(element.length));
}

function toOutput(change: Change): z.input<typeof outputSchema>['changes'][number] {
  const { release, coordinate, kind, level, note } = change;
  return { release, coordinate, kind, level, text: describeInMarkdown(change), note };
}
