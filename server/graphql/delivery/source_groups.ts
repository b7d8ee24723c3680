import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import {
  listSightings,
  type SourceSighting,
} from "../../core/automation/sources/list_sightings.ts";
import { canBeSource } from "../../core/groups/group.ts";
import { type GroupDay, listGroupDays } from "../../core/groups/life/list_group_days.ts";
import { builder } from "../builder.ts";
import { ViewerType } from "../users/viewer.ts";
import { channelOf, GroupNode } from "./group_node.ts";

const SourceSightingType = builder.objectRef<SourceSighting>("SourceSighting").implement({
  description:
    "A product's link, or coupon codes, seen in one of the person's source groups. Nothing else of " +
    "the message is kept; 30 days.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "ssg_…" }),
    group: t.field({
      type: GroupNode,
      description: "Where it was seen.",
      resolve: ({ groupId }) => groupId,
    }),
    seenAt: t.expose("seenAt", { type: "DateTime", description: "When it was seen." }),
    url: t.exposeString("url", {
      nullable: true,
      description:
        "The product's link, without anybody's tag; null: the message named codes alone.",
    }),
    couponCodes: t.stringList({
      description: "The codes that the same message named.",
      resolve: ({ codes }) => [...codes],
    }),
  }),
});

builder.objectField(ViewerType, "sourceSightings", (t) =>
  t.connection(
    {
      type: SourceSightingType,
      description: "What was seen in all of their source groups, the newest first.",
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 20 }),
      resolve: (_user, args, ctx) =>
        resolveCursorConnection(
          { args, defaultSize: 20, maxSize: 100, toCursor: ({ id }) => id },
          (page: ResolveCursorConnectionArgs) => listSightings(ctx, null, page),
        ),
    },
    { name: "SourceSightingConnection" },
    { name: "SourceSightingEdge" },
  ));

builder.objectField(GroupNode, "sightings", (t) =>
  t.connection(
    {
      type: SourceSightingType,
      description: "What was seen in this group while it was a source, the newest first.",
      complexity: ({ first, last }) => ({ field: 5, multiplier: first ?? last ?? 20 }),
      resolve: ({ id }, args, ctx) =>
        resolveCursorConnection(
          { args, defaultSize: 20, maxSize: 100, toCursor: (sighting) => sighting.id },
          (page: ResolveCursorConnectionArgs) => listSightings(ctx, id, page),
        ),
    },
    { name: "GroupSightingConnection" },
    { name: "GroupSightingEdge" },
  ));

const GroupDayType = builder.objectRef<GroupDay>("GroupDay").implement({
  description: "How many people joined and left a group on one day; never who.",
  fields: (t) => ({
    day: t.exposeString("day", { description: "YYYY-MM-DD, in the person's calendar." }),
    joined: t.exposeInt("joined", { description: "How many joined." }),
    left: t.exposeInt("left", { description: "How many left, or were removed." }),
    members: t.exposeInt("members", {
      nullable: true,
      description: "How many were in it at the end of the day; null: not counted yet.",
    }),
  }),
});

builder.objectFields(GroupNode, (t) => ({
  isSource: t.exposeBoolean("isSource", {
    description: "Whether links and coupon codes of its messages are read: see `updateGroups`.",
  }),
  canBeSource: t.boolean({
    description: "Whether the account runs it, so that it may be a source.",
    resolve: async (group, _, ctx) => canBeSource(group, await channelOf(group, ctx)),
  }),
  days: t.field({
    type: [GroupDayType],
    description: "The last days on which something of its members was known, oldest first.",
    complexity: 10,
    args: { last: t.arg.int({ defaultValue: 30, description: "How many days, at most 90." }) },
    resolve: ({ id }, { last }, ctx) => listGroupDays(ctx, id, last ?? 30),
  }),
}));
