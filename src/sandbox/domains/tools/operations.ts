import type { Subject } from '../../shared/access';
import type { AnyResolvers, Context } from '../../kit/context';
import { linkMutations } from './link-mutations';
import { entriesOf } from './lists';
import { toolMutations } from './tool-mutations';

interface ToolsOfSpace {
  readonly spaceId: string;
  readonly type?: string | null;
}

export const toolOperations = {
  Query: {
    collaborationTools: (_root: unknown, args: ToolsOfSpace, { world }: Context) =>
      entriesOf(args.spaceId, world.tools).filter(
        ({ type }) => args.type == null || type === args.type,
      ),
  },
  Mutation: { ...toolMutations, ...linkMutations },
} satisfies AnyResolvers;

const ofNew: Subject = ({ input }, { world }) => world.spaces.get((input as ToolsOfSpace).spaceId);
const tool: Subject = ({ id }, { world }) => world.tools.get(String(id));
const link: Subject = ({ id }, { world }) => world.links.get(String(id));

export const toolSubjects: Readonly<Record<string, Subject>> = {
  'Query.collaborationTools': ({ spaceId }, { world }) => world.spaces.get(String(spaceId)),
  'Mutation.addCollaborationTool': ofNew,
  'Mutation.updateCollaborationTool': tool,
  'Mutation.deleteCollaborationTool': tool,
  'Mutation.addExternalLink': ofNew,
  'Mutation.updateExternalLink': link,
  'Mutation.deleteExternalLink': link,
};
