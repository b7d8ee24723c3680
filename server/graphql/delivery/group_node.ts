import type { Context } from "../../core/context.ts";
import {
  type Group,
  groupAbilities,
  type GroupSettings,
  groupStatusAt,
  inviteStatusAt,
  isWhatsAppChannel,
} from "../../core/groups/group.ts";
import {
  type GroupOutlook,
  loadGroupOutlooks,
} from "../../core/delivery/forecast/group_outlooks.ts";
import { loadGroups } from "../../core/groups/list_groups.ts";
import type { GroupId } from "../../core/ids.ts";
import { builder } from "../builder.ts";
import { DispatchReason } from "./dispatch_enums.ts";
import { Channel, GroupKind, GroupRole, GroupStatus, InviteStatus } from "./messenger_enums.ts";
import { SessionNode } from "./session_node.ts";

/** Returns the messenger of a group. */
export const channelOf = async ({ sessionId }: Group, ctx: Context) =>
  (await SessionNode.getDataloader(ctx).load(sessionId)).channel;

const GroupSettingsType = builder.objectRef<GroupSettings>("GroupSettings").implement({
  description: "What the person set for one group; null: as in their settings.",
  fields: (t) => ({
    gapMs: t.exposeInt("gapMs", {
      nullable: true,
      description: "Milliseconds from one message to the next one in the group, at least.",
    }),
    perHour: t.exposeInt("perHour", {
      nullable: true,
      description: "The most messages of the group in any 60 minutes.",
    }),
    perDay: t.exposeInt("perDay", {
      nullable: true,
      description: "The most messages of the group in any 24 hours.",
    }),
    quietFrom: t.exposeString("quietFrom", {
      nullable: true,
      description: "When the group's quiet hours begin: 22:00.",
    }),
    quietTo: t.exposeString("quietTo", { nullable: true, description: "When they end: 08:00." }),
    slots: t.stringList({
      nullable: true,
      description: "The group's own times for the next free slot.",
      resolve: ({ slots }) => slots && [...slots],
    }),
    templateId: t.exposeID("templateId", {
      nullable: true,
      description: "tpl_… or BUILT_IN, for offers without a template of their own.",
    }),
  }),
});

const GroupOutlookType = builder.objectRef<GroupOutlook>("GroupOutlook").implement({
  description: "The limits that hold in a group, the stricter of each, and its next possible time.",
  fields: (t) => ({
    gapMs: t.exposeInt("gapMs", { description: "The least interval between two messages." }),
    perHour: t.exposeInt("perHour", { description: "The most messages in any 60 minutes." }),
    perDay: t.exposeInt("perDay", { description: "The most messages in any 24 hours." }),
    hasOwnCap: t.exposeBoolean("isOwnCap", {
      description:
        "Whether the day's cap is the group's own; else all groups of the account share it.",
    }),
    sentLastDay: t.exposeInt("sentLastDay", {
      description: "How many messages went there in the last 24 hours.",
    }),
    isAtCap: t.exposeBoolean("isAtCap", { description: "Whether a cap of its own is reached." }),
    nextAt: t.expose("nextAt", {
      type: "DateTime",
      nullable: true,
      description: "When a message may next go there; null: somebody has to act first.",
    }),
    reason: t.expose("reason", {
      type: DispatchReason,
      nullable: true,
      description: "What delays it; null: nothing.",
    }),
  }),
});

export const GroupNode = builder.loadableNode("Group", {
  description: "A group or channel that a person's account is, or was, in.",
  authScopes: { may: "group.see" },
  id: { resolve: (group: Group) => group.id, description: "grp_…" },
  load: (ids: GroupId[], ctx: Context) => loadGroups(ctx, ids),
  fields: (t) => ({
    channel: t.field({
      type: Channel,
      description: "Which messenger.",
      resolve: (group, _, ctx) => channelOf(group, ctx),
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
    isAdminsOnly: t.exposeBoolean("isAdminsOnly", {
      description: "Whether only its admins may write there.",
    }),
    isInCommunity: t.exposeBoolean("isInCommunity", {
      description: "Whether it is part of a community.",
    }),
    inviteUrl: t.exposeString("inviteUrl", {
      nullable: true,
      description: "The address by which one joins it, as it was last read: see `requestInvite`.",
    }),
    inviteStatus: t.field({
      type: InviteStatus,
      description: "What is known of that address now.",
      resolve: async (group, _, ctx) => inviteStatusAt(group, await channelOf(group, ctx), ctx.now),
    }),
    inviteReadAt: t.expose("inviteReadAt", {
      type: "DateTime",
      nullable: true,
      description: "When the messenger last said it, or would not.",
    }),
    isMentioningAll: t.exposeBoolean("isMentioningAll", {
      description:
        "Whether the person wants each message to mention all members; done where the account is an " +
        "admin.",
    }),
    canMentionAll: t.boolean({
      description: "Whether the messenger can do that at all.",
      resolve: async (group, _, ctx) => {
        const channel = await channelOf(group, ctx);
        return groupAbilities[channel].mentions && !isWhatsAppChannel(group.kind, channel);
      },
    }),
    settings: t.field({
      type: GroupSettingsType,
      description: "Its own settings: see `updateGroup`.",
      resolve: (group) => group,
    }),
    outlook: t.loadable({
      type: GroupOutlookType,
      nullable: true,
      description:
        "What holds there now, without what is queued; null: its account is not connected.",
      complexity: 20,
      load: (ids: GroupId[], ctx) => loadGroupOutlooks(ctx, ids),
      resolve: ({ id }) => id,
    }),
    tags: t.stringList({
      description: "What the person calls it by, to choose groups together.",
      resolve: ({ tags }) => [...tags],
    }),
    isActive: t.exposeBoolean("isActive", {
      description: "Whether the person sends there: as many as their plan allows.",
    }),
    status: t.field({
      type: GroupStatus,
      description: "Whether a message can go there now.",
      resolve: (group, _, { now }) => groupStatusAt(group, now),
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
      description: "When the messenger last listed it.",
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
