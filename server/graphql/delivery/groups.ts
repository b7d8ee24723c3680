import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import type { DomainEvent } from "../../core/events.ts";
import { addChannel } from "../../core/groups/add_channel.ts";
import { requestInvite } from "../../core/groups/invites.ts";
import type { Group } from "../../core/groups/group.ts";
import { type GroupTag, listGroups, listGroupTags } from "../../core/groups/list_groups.ts";
import { updateGroup } from "../../core/groups/update_group.ts";
import { updateGroups } from "../../core/groups/update_groups.ts";
import type { GroupId, SessionId } from "../../core/ids.ts";
import type { TemplateChoice } from "../../core/templates/template.ts";
import { LimitReached } from "../../core/plans/limits.ts";
import { builder } from "../builder.ts";
import { ownChangesSince } from "../own_changes.ts";
import { GroupNode } from "./group_node.ts";
import { Channel } from "./messenger_enums.ts";
import { changedPayload } from "../publish_changed.ts";
import { SINCE } from "../resumable.ts";
import { ViewerType } from "../users/viewer.ts";

builder.objectField(ViewerType, "groups", (t) =>
  t.connection(
    {
      type: GroupNode,
      description: "The groups of their connected sessions, the latest known first.",
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 20 }),
      args: {
        search: t.arg.string({ description: "Words in the title or the tags, all of them." }),
        tag: t.arg.string({ description: "Only those with this tag." }),
        isActive: t.arg.boolean({ description: "Only those that are active, or are not." }),
        channels: t.arg({ type: [Channel], description: "Only those of these messengers." }),
      },
      resolve: (_user, args, ctx) =>
        resolveCursorConnection(
          { args, defaultSize: 20, maxSize: 100, toCursor: (group) => group.id },
          (page: ResolveCursorConnectionArgs) => listGroups(ctx, args, page),
        ),
    },
    { name: "GroupConnection" },
    { name: "GroupEdge" },
  ));

const GroupTagType = builder.objectRef<GroupTag>("GroupTag").implement({
  description: "A tag, and how many groups have it.",
  fields: (t) => ({
    tag: t.exposeString("tag", { description: "As the person first wrote it." }),
    groups: t.exposeInt("groups", { description: "How many groups have it." }),
  }),
});

builder.objectField(ViewerType, "groupTags", (t) =>
  t.field({
    type: [GroupTagType],
    description: "Every tag of their groups, by its name.",
    resolve: (_user, _args, ctx) => listGroupTags(ctx),
  }));

const ChangedGroups = builder.objectRef<readonly Group[]>("ChangedGroups").implement({
  description: "Groups as a change left them.",
  fields: (t) => ({
    groups: t.field({
      type: [GroupNode],
      description: "In the order of the input.",
      resolve: (groups) => [...groups],
    }),
  }),
});

builder.mutationField("updateGroups", (t) =>
  t.fieldWithInput({
    type: ChangedGroups,
    description:
      "Tags groups, turns them on or off, has each message mention all members, or makes them " +
      "sources: all of them, or none.",
    authScopes: { may: "group.edit" },
    errors: { types: [LimitReached] },
    input: {
      ids: t.input.idList({ required: true, description: "grp_…, up to 500." }),
      addTags: t.input.stringList({ description: "Tags to add, up to 30 characters each." }),
      removeTags: t.input.stringList({ description: "Tags to take away, where they are." }),
      isActive: t.input.boolean({
        description: "Whether the person sends there; left out: it stays.",
      }),
      isMentioningAll: t.input.boolean({
        description:
          "Whether each message mentions all members, where the account is an admin; left out: " +
          "it stays.",
      }),
      isSource: t.input.boolean({
        description:
          "Whether links and coupon codes of its messages are read, where the account is an admin; " +
          "left out: it stays.",
      }),
    },
    resolve: (_, { input }, ctx) => updateGroups(ctx, { ...input, ids: input.ids as GroupId[] }),
  }));

const asInSettings = "; null: as in the settings; left out: it stays.";

builder.mutationField("updateGroup", (t) =>
  t.fieldWithInput({
    type: GroupNode,
    description:
      "Sets one group's own pace, quiet hours, slots and template. The account's limits hold as well: " +
      "the stricter decides.",
    authScopes: { may: "group.edit" },
    errors: {},
    input: {
      id: t.input.id({ required: true, description: "grp_…" }),
      gapMs: t.input.int({
        description: "Milliseconds from one message to the next, 1 minute to 24 hours" +
          asInSettings,
      }),
      perHour: t.input.int({ description: "At most in any 60 minutes" + asInSettings }),
      perDay: t.input.int({ description: "At most in any 24 hours" + asInSettings }),
      quietFrom: t.input.string({ description: "HH:MM, with `quietTo`" + asInSettings }),
      quietTo: t.input.string({ description: "HH:MM, with `quietFrom`" + asInSettings }),
      slots: t.input.stringList({ description: "HH:MM, up to 24" + asInSettings }),
      templateId: t.input.id({ description: "tpl_… or BUILT_IN" + asInSettings }),
    },
    resolve: (_, { input: { id, templateId, ...input } }, ctx) =>
      updateGroup(ctx, {
        ...input,
        groupId: id as GroupId,
        templateId: templateId as TemplateChoice | undefined,
      }),
  }));

builder.mutationField("addChannel", (t) =>
  t.fieldWithInput({
    type: GroupNode,
    description:
      "Adds a WhatsApp channel of a number of one's own by its link, inactive. Experimental. " +
      "`groupChanged` follows with what the messenger says of it.",
    authScopes: { may: "group.edit" },
    errors: {},
    input: {
      sessionId: t.input.id({ required: true, description: "ses_…: a number of one's own." }),
      link: t.input.string({ required: true, description: "https://whatsapp.com/channel/…" }),
    },
    resolve: (_, { input }, ctx) =>
      addChannel(ctx, { ...input, sessionId: input.sessionId as SessionId }),
  }));

builder.mutationField("requestInvite", (t) =>
  t.fieldWithInput({
    type: GroupNode,
    description:
      "Requests the address by which one joins a group; `groupChanged` follows with the answer.",
    authScopes: { may: "group.edit" },
    errors: {},
    input: { id: t.input.id({ required: true, description: "grp_…" }) },
    resolve: (_, { input }, ctx) => requestInvite(ctx, { groupId: input.id as GroupId }),
  }));

const GroupChanged = changedPayload(
  "GroupChanged",
  "One of the viewer's groups was learned or changed, or is gone.",
  {
    noun: "group",
    type: GroupNode,
    load: (id: GroupId, ctx) => GroupNode.getDataloader(ctx).load(id),
    gone: "GROUP_NOT_FOUND",
    isResumable: true,
  },
);

builder.subscriptionField("groupChanged", (t) =>
  t.field({
    type: GroupChanged,
    description: "Each group of the viewer that was learned or changed; null when it is no more.",
    args: { since: t.arg.id({ description: SINCE }) },
    ...ownChangesSince("group.see", groupsOf),
    resolve: (change) => change,
  }));

const groupsOf = (event: DomainEvent): GroupId[] => "groupId" in event ? [event.groupId] : [];
