import type { Context } from "../core/context.ts";
import { type Group, groupStateAt } from "../core/groups/group.ts";
import { loadGroups } from "../core/groups/load_groups.ts";
import type { GroupId } from "../core/ids.ts";
import { builder } from "./builder.ts";
import { Channel, GroupKind, GroupRole, GroupState } from "./messenger_enums.ts";
import { SessionNode } from "./session_node.ts";

export const GroupNode = builder.loadableNode("Group", {
  description: "A group or channel that a person's account is, or was, in.",
  authScopes: { may: "group.see" },
  id: { resolve: (group: Group) => group.id, description: "grp_…" },
  load: (ids: GroupId[], ctx: Context) => loadGroups(ctx, ids),
  fields: (t) => ({
    channel: t.field({
      type: Channel,
      description: "Which messenger.",
      resolve: async ({ sessionId }, _, ctx) =>
        (await SessionNode.getDataloader(ctx).load(sessionId)).channel,
    }),
    session: t.field({
      type: SessionNode,
      description: "The account that is in it.",
      resolve: ({ sessionId }) => sessionId,
    }),
    title: t.exposeString("title", { description: "Its name." }),
    kind: t.expose("kind", { type: GroupKind, description: "What kind of chat it is." }),
    role: t.expose("role", { type: GroupRole, description: "What the account is there." }),
    members: t.exposeInt("members", {
      nullable: true,
      description: "How many are in it, as the messenger last said.",
    }),
    tags: t.stringList({
      description: "What the person calls it by, to choose groups together.",
      resolve: ({ tags }) => [...tags],
    }),
    active: t.exposeBoolean("isActive", {
      description: "Whether the person sends there: as many as their plan allows.",
    }),
    state: t.field({
      type: GroupState,
      description: "Whether a message can go there now.",
      resolve: (group, _, { now }) => groupStateAt(group, now),
    }),
    restingUntil: t.field({
      type: "DateTime",
      nullable: true,
      description: "Until when nothing goes there, after too many refusals.",
      resolve: ({ restingUntil }, _, { now }) =>
        restingUntil && restingUntil > now ? restingUntil : null,
    }),
    syncedAt: t.expose("syncedAt", {
      type: "DateTime",
      description: "When the messenger last told of it.",
    }),
    lastSentAt: t.expose("lastSentAt", {
      type: "DateTime",
      nullable: true,
      description: "When a message last went there.",
    }),
    leftAt: t.expose("leftAt", {
      type: "DateTime",
      nullable: true,
      description: "Since when the account is not there any more.",
    }),
  }),
});
