import type { DomainEvent } from "../../core/events.ts";
import type { GroupClaimId } from "../../core/ids.ts";
import { LimitReached } from "../../core/plans/limits.ts";
import {
  cancelGroupClaim,
  checkGroupClaim,
  startGroupClaim,
} from "../../core/delivery/platform_number/start_group_claim.ts";
import {
  claimSentence,
  type ClaimStatus,
  claimStatusAt,
  type GroupClaim,
} from "../../core/delivery/platform_number/group_claim.ts";
import {
  latestGroupClaim,
  loadGroupClaim,
} from "../../core/delivery/platform_number/load_group_claim.ts";
import { builder, nullWhen } from "../builder.ts";
import { ownChanges } from "../own_changes.ts";
import { described } from "../described.ts";
import { GroupNode } from "./group_node.ts";
import { changedPayload } from "../publish_changed.ts";
import { ViewerType } from "../users/viewer.ts";

const GroupClaimStatus = described<ClaimStatus>(
  "GroupClaimStatus",
  "How far a group has come on its way to the platform's number.",
  {
    WAITING: "The code is yet to be put into the group's description.",
    LOOKING: "The number looks for the code.",
    JOINING: "The code is there: the number joins.",
    APPROVAL: "The number requested to join: an admin of the group has to agree.",
    CLAIMED: "The number is in the group, and the group is the person's.",
    FAILED: "It came to nothing.",
    EXPIRED: "The code was not there in time.",
    CANCELED: "The person gave it up.",
    LOST: "The number left the group, and somebody else brought it back.",
  },
);

const GroupClaimType = builder.objectRef<GroupClaim>("GroupClaim").implement({
  description:
    "A group that a person brings to the platform's number: a code in its description proves that " +
    "they are an admin of it.",
  authScopes: { may: "group.see" },
  fields: (t) => ({
    id: t.exposeID("id", { description: "clm_…" }),
    status: t.field({
      type: GroupClaimStatus,
      description: "How far it has come.",
      resolve: (claim, _, { now }) => claimStatusAt(claim, now),
    }),
    statusMessage: t.string({
      description: "How it stands and what to do, in Portuguese.",
      resolve: (claim, _, { now }) => claimSentence(claim, now),
    }),
    proofCode: t.exposeString("code", {
      description: "What is to be put into the group's description; it may go once it is claimed.",
    }),
    inviteUrl: t.string({
      description: "The invite link.",
      resolve: ({ invite }) => `https://chat.whatsapp.com/${invite}`,
    }),
    title: t.exposeString("title", {
      nullable: true,
      description: "The group's name; null: nobody has looked yet.",
    }),
    expiresAt: t.expose("expiresAt", {
      type: "DateTime",
      description: "Until when the code holds, or the number waits to be let in.",
    }),
    group: t.field({
      type: GroupNode,
      nullable: true,
      description: "What it became.",
      resolve: ({ groupId }, _, ctx) =>
        groupId && GroupNode.getDataloader(ctx).load(groupId).catch(nullWhen("GROUP_NOT_FOUND")),
    }),
  }),
});

builder.objectField(ViewerType, "groupClaim", (t) =>
  t.field({
    type: GroupClaimType,
    nullable: true,
    description: "The group that they brought, or tried to bring, to the platform's number last.",
    resolve: (_user, _args, ctx) => latestGroupClaim(ctx),
  }));

const whichClaim = { required: true, description: "clm_…" } as const;

builder.mutationField("startGroupClaim", (t) =>
  t.fieldWithInput({
    type: GroupClaimType,
    description:
      "Begins to bring a group to the platform's number, in the place of another one under way.",
    authScopes: { may: "group.claim" },
    errors: { types: [LimitReached] },
    input: {
      invite: t.input.string({
        required: true,
        description: "The group's invite link: https://chat.whatsapp.com/…",
      }),
    },
    resolve: async (_, { input }, ctx) => loadGroupClaim(ctx, await startGroupClaim(ctx, input)),
  }));

builder.mutationField("checkGroupClaim", (t) =>
  t.fieldWithInput({
    type: GroupClaimType,
    description:
      "Has the number look for the code, or whether it was let in; `groupClaimChanged` follows " +
      "with the result.",
    authScopes: { may: "group.claim" },
    errors: {},
    input: { id: t.input.id(whichClaim) },
    resolve: async (_, { input }, ctx) =>
      loadGroupClaim(ctx, await checkGroupClaim(ctx, { claimId: input.id as GroupClaimId })),
  }));

builder.mutationField("cancelGroupClaim", (t) =>
  t.fieldWithInput({
    type: GroupClaimType,
    description: "Gives it up; one that has ended stays as it ended.",
    authScopes: { may: "group.claim" },
    errors: {},
    input: { id: t.input.id(whichClaim) },
    resolve: async (_, { input }, ctx) =>
      loadGroupClaim(ctx, await cancelGroupClaim(ctx, { claimId: input.id as GroupClaimId })),
  }));

const GroupClaimChanged = changedPayload(
  "GroupClaimChanged",
  "One of the viewer's group claims advanced, or is gone.",
  {
    noun: "groupClaim",
    type: GroupClaimType,
    load: (id: GroupClaimId, ctx) => loadGroupClaim(ctx, id),
    gone: "CLAIM_NOT_FOUND",
  },
);

builder.subscriptionField("groupClaimChanged", (t) =>
  t.field({
    type: GroupClaimChanged,
    description: "Each claim of the viewer that went on; null when it is no more.",
    ...ownChanges("group.see", claimsOf),
    resolve: (id) => ({ id }),
  }));

const claimsOf = (event: DomainEvent): GroupClaimId[] =>
  "groupClaimId" in event ? [event.groupClaimId] : [];
