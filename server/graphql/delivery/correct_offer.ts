import { correctOffer } from "../../core/delivery/corrections/correct_offer.ts";
import type { DispatchId, GroupId, OfferId } from "../../core/ids.ts";
import { builder } from "../builder.ts";
import { CorrectionKind } from "./corrections.ts";
import { DispatchNode } from "./dispatch_node.ts";

/** The most corrected dispatches that one response contains. */
const SHOWN = 100;

const CorrectedOffer = builder.objectRef<readonly DispatchId[]>("CorrectedOffer").implement({
  description: "Messages whose correction was requested.",
  fields: (t) => ({
    count: t.int({ description: "How many.", resolve: (ids) => ids.length }),
    dispatches: t.field({
      type: [DispatchNode],
      description: "The first 100 of them.",
      complexity: { field: 1, multiplier: SHOWN },
      resolve: (ids) => ids.slice(0, SHOWN),
    }),
  }),
});

builder.mutationField("correctOffer", (t) =>
  t.fieldWithInput({
    type: CorrectedOffer,
    description:
      "Edits an offer's messages that are out to what the offer says now, or deletes them for " +
      "everybody; one that cannot be edited is deleted. They are corrected one after the other; " +
      "`Dispatch.correction` says what became of each.",
    authScopes: { may: "dispatch.send" },
    errors: {},
    input: {
      id: t.input.id({ required: true, description: "ofr_…" }),
      groupIds: t.input.idList({ description: "Only in these groups: grp_…, up to 500." }),
      kind: t.input.field({
        type: CorrectionKind,
        required: true,
        description: "What the person wants.",
      }),
    },
    resolve: (_, { input }, ctx) =>
      correctOffer(ctx, {
        id: input.id as OfferId,
        groupIds: input.groupIds as GroupId[] | null | undefined,
        kind: input.kind,
      }),
  }));
