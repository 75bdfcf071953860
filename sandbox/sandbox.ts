import type { AnyRow, FirstRows, RuledModel, Rules } from 'graphql-docs-model';
import { allTables, createModels, subjectsOf } from 'graphql-docs-model';
import type { ModelRequest } from 'graphql-docs-reference/options';
import { urls } from '../src/product';
import { publishDue } from './domains/posts/posts';
import { allResolvers } from './domains';
import { enforceAccess, enforceIdempotency, readArguments, enforceScalars } from './shared/enforce';
import type { Caller, Context, World } from './shared/context';
import { guest } from './shared/context';
import { answerContentField, followReference } from './shared/content';
import { canList } from './shared/permissions';
import { callerById } from './shared/personas';
import { noHtml } from './shared/html';
import type { UploadService } from './shared/uploads';
import { notUploaded } from './shared/uploads';

export interface TownRequest extends ModelRequest {
  /** Who asks, where it is nobody whom a reader can choose. */
  readonly caller?: Caller;
  /** Image service that takes the uploads which the request asks to sign. */
  readonly uploads?: UploadService;
  /** Issuer of another identity provider than the platform's. */
  readonly issuer?: string | undefined;
}

/** A sandbox of the schema that the rules are for. */
export type TownSandbox = RuledModel<World, TownRequest>;

const rules: Rules<Context, TownRequest, World> = {
  resolvers: allResolvers,
  orElse: (makeUp) => answerContentField(followReference(makeUp)),
  contextOf: ({ as, caller = callerById(as), acceptLanguage, uploads, issuer }, world) => {
    publishDue(world);
    return {
      world,
      addresses: { ...urls, identity: issuer ?? urls.identity },
      caller: presentCaller(caller, world),
      acceptLanguage: acceptLanguage ?? undefined,
      uploads,
    };
  },
  rowsOf,
  readArguments,
  formats: { commonmark: noHtml, 'uploaded-image': notUploaded },
  checkAccess: (schema) => {
    enforceScalars(schema);
    enforceIdempotency(schema);
    enforceAccess(schema, subjectsOf(allResolvers));
  },
  insteadOfSubscription:
    'Ask again with a query, register a device for push notifications, or receive integration events by webhook.',
};

/** An executable model of the platform, whose first rows are those of a town. */
export function createSandbox(sdl: string, town: FirstRows): TownSandbox {
  return createSandboxes(sdl)(town);
}

/** The same for several towns. */
export function createSandboxes(sdl: string): (town: FirstRows) => TownSandbox {
  return createModels(sdl, rules);
}

/** Tokens of an account do not outlive it. */
function presentCaller(caller: Caller, { accounts }: World): Caller {
  const isGone = caller.userId !== undefined && !accounts.get(caller.userId);
  return isGone ? { ...guest, guestReason: 'TOKEN_REJECTED' } : caller;
}

/** Rows of a type that the caller may read; none if the type has no table. */
function rowsOf(typeName: string, context: Context): readonly AnyRow[] {
  return allTables(context.world)
    .flatMap((table) => table.all())
    .filter((row) => row.__typename === typeName && isOwn(row, context) && canList(row, context));
}

/** What is kept for one person is nobody else's to read. */
function isOwn(row: AnyRow, { caller }: Context): boolean {
  const kept: Readonly<Record<string, unknown>> = { ...row };
  return ['ownerId', 'userId', 'recipientId'].every(
    (name) => kept[name] === undefined || kept[name] === caller.userId,
  );
}

/** Says where to answer a field by a rule or a row, so that nothing has to be made up. */
export function adviceFor(coordinate: string): string {
  const [typeName = ''] = coordinate.split('.');
  const [domain = 'its domain'] =
    Object.entries(allResolvers).find(([, all]) => all.some((one) => typeName in one)) ?? [];
  if (typeName === 'Query' || typeName === 'Mutation')
    return `"${coordinate}" is made up. Resolve it in its domain, in sandbox/domains.`;
  return `"${coordinate}" is made up. Add a resolver in sandbox/domains/${domain}, or the value to tables.yaml there.`;
}
