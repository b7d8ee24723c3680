import type { GroupId, ShortLinkId } from "../../core/ids.ts";
import { deleteShortLink, restoreShortLink } from "../../core/links/delete_link.ts";
import { disableShortLink, enableShortLink } from "../../core/links/disable_link.ts";
import {
  createShortLink,
  ShortLinkChangedMeanwhile,
  updateShortLink,
} from "../../core/links/write_link.ts";
import { LimitReached } from "../../core/plans/limits.ts";
import { builder, UserError } from "../builder.ts";
import { LinkDevice, ShortLinkNode } from "./short_link_node.ts";

const ShortLinkTargetInput = builder.inputType("ShortLinkTargetInput", {
  description: "A target of a short link: either `url` or `groupId`.",
  fields: (t) => ({
    url: t.string({ description: "Any public address that is not Amazon's." }),
    groupId: t.id({ description: "A group of the person's, for its invitation: grp_…" }),
    weight: t.int({ description: "From 1 to 100; 1 if left out." }),
    devices: t.field({ type: [LinkDevice], description: "Only for these; left out: for all." }),
    countries: t.stringList({ description: "Only from these, as BR; left out: from all." }),
    hoursFrom: t.string({ description: "Only from this local time on: 08:00." }),
    hoursTo: t.string({ description: "Only until this local time: 18:00." }),
  }),
});

type Targets = readonly (typeof ShortLinkTargetInput.$inferInput)[] | null | undefined;

const typedTargets = (targets: Targets) =>
  targets?.map(({ groupId, ...target }) => ({ ...target, groupId: groupId as GroupId | null }));

builder.objectType(ShortLinkChangedMeanwhile, {
  name: "ShortLinkChangedMeanwhile",
  description: "Somebody changed the short link after the version given. Nothing was saved.",
  interfaces: [UserError],
  fields: (t) => ({
    current: t.field({
      type: ShortLinkNode,
      description: "The short link as it is now.",
      resolve: ({ current }) => current,
    }),
  }),
});

const DeletedShortLink = builder.objectRef<{ linkId: ShortLinkId; restorableUntil: Date }>(
  "DeletedShortLink",
).implement({
  description: "A short link that leads nowhere any more.",
  fields: (t) => ({
    shortLinkId: t.id({ description: "Which one.", resolve: ({ linkId }) => linkId }),
    restorableUntil: t.expose("restorableUntil", {
      type: "DateTime",
      description: "Until when `restoreShortLink` brings it back.",
    }),
  }),
});

builder.mutationField("createShortLink", (t) =>
  t.fieldWithInput({
    type: ShortLinkNode,
    description: "Creates a short link, up to 200 an hour.",
    authScopes: { may: "link.edit" },
    errors: { types: [LimitReached] },
    input: {
      targetUrl: t.input.string({
        description: "Where it leads; with several targets, `targets` instead.",
      }),
      slug: t.input.string({
        description: "From 3 to 40 letters, digits and hyphens; left out: 7 random ones.",
      }),
      title: t.input.string({ description: "Up to 80 characters." }),
      targets: t.input.field({
        type: [ShortLinkTargetInput],
        description: "From 1 to 10; at least one without rules.",
      }),
      password: t.input.string({ description: "What visitors must type: 4 to 128 characters." }),
      startsAt: t.input.string({ description: "On the person's clocks: 2026-11-28T09:00." }),
      expiresAt: t.input.string({ description: "On the person's clocks: 2026-11-28T23:59." }),
    },
    resolve: (_, { input }, ctx) =>
      createShortLink(ctx, { ...input, targets: typedTargets(input.targets) }),
  }));

builder.mutationField("updateShortLink", (t) =>
  t.fieldWithInput({
    type: ShortLinkNode,
    description: "Changes a short link. A field left out stays; null clears it. Its address stays.",
    authScopes: { may: "link.edit" },
    errors: { types: [ShortLinkChangedMeanwhile] },
    input: {
      id: t.input.id({ required: true, description: "lnk_…" }),
      version: t.input.int({ description: "The version that was seen; left out: any." }),
      targetUrl: t.input.string({
        description: "Where it leads; with several targets, `targets` instead.",
      }),
      title: t.input.string({ description: "Up to 80 characters." }),
      targets: t.input.field({
        type: [ShortLinkTargetInput],
        description: "All of them, from 1 to 10; at least one without rules.",
      }),
      password: t.input.string({ description: "What visitors must type: 4 to 128 characters." }),
      startsAt: t.input.string({ description: "On the person's clocks: 2026-11-28T09:00." }),
      expiresAt: t.input.string({ description: "On the person's clocks: 2026-11-28T23:59." }),
    },
    resolve: (_, { input }, ctx) =>
      updateShortLink(ctx, {
        ...input,
        id: input.id as ShortLinkId,
        targets: typedTargets(input.targets),
      }),
  }));

builder.mutationField("deleteShortLink", (t) =>
  t.fieldWithInput({
    type: DeletedShortLink,
    description: "Deletes a short link; for a week it can be brought back.",
    authScopes: { may: "link.edit" },
    errors: {},
    input: { id: t.input.id({ required: true, description: "lnk_…" }) },
    resolve: (_, { input }, ctx) => deleteShortLink(ctx, { id: input.id as ShortLinkId }),
  }));

builder.mutationField("restoreShortLink", (t) =>
  t.fieldWithInput({
    type: ShortLinkNode,
    description: "Brings a deleted short link back, as it was.",
    authScopes: { may: "link.edit" },
    errors: { types: [LimitReached] },
    input: { id: t.input.id({ required: true, description: "lnk_…" }) },
    resolve: (_, { input }, ctx) => restoreShortLink(ctx, { id: input.id as ShortLinkId }),
  }));

builder.mutationField("disableShortLink", (t) =>
  t.fieldWithInput({
    type: ShortLinkNode,
    description: "Disables anybody's short link: its address says that it is disabled.",
    authScopes: { may: "link.manage" },
    errors: {},
    input: {
      slug: t.input.string({ required: true, description: "The end of its address." }),
      reason: t.input.string({
        required: true,
        description: "From 10 to 500 characters; its person and the audit trail show it.",
      }),
    },
    resolve: (_, { input }, ctx) => disableShortLink(ctx, input),
  }));

builder.mutationField("enableShortLink", (t) =>
  t.fieldWithInput({
    type: ShortLinkNode,
    description: "Enables a disabled short link again.",
    authScopes: { may: "link.manage" },
    errors: {},
    input: { slug: t.input.string({ required: true, description: "The end of its address." }) },
    resolve: (_, { input }, ctx) => enableShortLink(ctx, input),
  }));
