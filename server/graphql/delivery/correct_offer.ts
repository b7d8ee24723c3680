import { correctOffer } from "../../core/delivery/corrections/correct_offer.ts";
import type { GroupId, OfferId } from "../../core/ids.ts";
import { builder } from "../builder.ts";
import { CorrectionKind } from "./corrections.ts";
import { dispatchList } from "./dispatch_list.ts";

const CorrectedOffer = dispatchList(
  "CorrectedOffer",
  "Messages whose correction was requested.",
);

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
