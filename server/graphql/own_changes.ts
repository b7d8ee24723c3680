import { pipe } from "graphql-yoga";
import type { Context } from "../core/context.ts";
import type { LiveEvent } from "../core/events.ts";
import { liveSince } from "../core/live_since.ts";
import { type Permission, permit } from "../core/permissions.ts";
import { publishChanged, publishResumable } from "./publish_changed.ts";

/**
 * For whom the results of a subscription are the same: each is executed and serialised once for all
 * sockets that have the same subscription (`http/live/broadcasts.ts`). They begin with the next
 * change, never with what is known already, or who joins later would miss that.
 */
export type Audience =
  /** Everybody: it is executed for a guest, so that results hold nothing private. */
  | "EVERYONE"
  /** The sockets with the same credentials, such as the tabs of a browser. */
  | "SESSION";

/** Returns the ids that an event of the viewer's changed. */
type IdsOf<Id> = (event: LiveEvent, ctx: Context) => readonly Id[] | Promise<readonly Id[]>;

/** The permission and the audience of a subscription to what is the viewer's own. */
const own = (permission: Permission) => ({
  authScopes: { may: permission },
  extensions: { audience: "SESSION" satisfies Audience },
});

/** Options of a subscription's field: the ids of what changed of the viewer's own. */
export const ownChanges = <Id>(
  permission: Permission,
  idsOf: IdsOf<Id>,
  options?: { readonly everyMs?: number },
) => ({
  ...own(permission),
  subscribe: (_root: object, _args: object, ctx: Context) =>
    pipe(
      ctx.live(permit(ctx.viewer, permission)),
      publishChanged((event: LiveEvent) => idsOf(event, ctx), options),
    ),
});

/** The same for a subscription that takes `since`. */
export const ownChangesSince = <Id>(permission: Permission, idsOf: IdsOf<Id>) => ({
  ...own(permission),
  subscribe: async (
    _root: object,
    { since }: { readonly since?: string | null | undefined },
    ctx: Context,
  ) =>
    pipe(
      await liveSince(ctx, permit(ctx.viewer, permission), since),
      publishResumable((event) => idsOf(event, ctx)),
    ),
});
