import type { Subject } from '../access';
import type { Resolvers } from '../context';
import { spaceResolvers, spaceSubjects } from './spaces/operations';
import { taskFields } from './tasks/fields';
import { taskOperations, taskSubjects } from './tasks/operations';

export const allResolvers: readonly Resolvers[] = [spaceResolvers, taskFields, taskOperations];

export const allSubjects: Readonly<Record<string, Subject>> = { ...spaceSubjects, ...taskSubjects };
