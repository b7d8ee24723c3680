import {
  correctCampaignText,
  latestOfText,
  MOST_SHOWN,
} from "../../core/delivery/corrections/correct_text.ts";
import type { CampaignTextId, GroupId } from "../../core/ids.ts";
import { builder } from "../builder.ts";
import { CampaignTextNode } from "../campaigns/text_node.ts";
import { CorrectionKind } from "./corrections.ts";
import { dispatchList } from "./dispatch_list.ts";
import { DispatchNode } from "./dispatch_node.ts";

builder.objectField(CampaignTextNode, "latestDispatches", (t) =>
  t.field({
    type: [DispatchNode],
    description: "Its latest message that is out in each group, the newest first; up to 100.",
    authScopes: { may: "dispatch.see" },
    complexity: { field: 1, multiplier: MOST_SHOWN },
    resolve: async ({ id }, _, ctx) => [...await latestOfText(ctx, id)],
  }));

const CorrectedCampaignText = dispatchList(
  "CorrectedCampaignText",
  "Messages of a text whose correction was requested.",
);

builder.mutationField("correctCampaignText", (t) =>
  t.fieldWithInput({
    type: CorrectedCampaignText,
    description:
      "Edits a text's latest message in each group to what the text says now, or deletes it for " +
      "everybody; one that cannot be edited is deleted. They are corrected one after the other; " +
      "`Dispatch.correction` says what became of each.",
    authScopes: { may: "dispatch.send" },
    errors: {},
    input: {
      id: t.input.id({ required: true, description: "cmt_…" }),
      groupIds: t.input.idList({ description: "Only in these groups: grp_…, up to 500." }),
      kind: t.input.field({
        type: CorrectionKind,
        required: true,
        description: "What the person wants.",
      }),
    },
    resolve: (_, { input }, ctx) =>
      correctCampaignText(ctx, {
        id: input.id as CampaignTextId,
        groupIds: input.groupIds as GroupId[] | null | undefined,
        kind: input.kind,
      }),
  }));
