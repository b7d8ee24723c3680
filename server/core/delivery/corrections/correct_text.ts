import { campaignTextOf } from "../../campaigns/queries.ts";
import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import type { CampaignTextId, DispatchId, GroupId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { lockLanes } from "../queue/enqueue.ts";
import type { CorrectionKind } from "./correction.ts";
import { checkedChoice, requestCorrections } from "./request_corrections.ts";
import { sentMessages } from "./sent_messages.ts";

type CorrectCampaignText =
  & { readonly id: CampaignTextId; readonly kind: CorrectionKind }
  & Given<{ /** Only in these groups. */ groupIds: readonly GroupId[] }>;

/**
 * Requests that the latest message of the viewer's text in each group is edited to what the text says
 * now, or removed for everybody, like `correctOffer`. Earlier ones stay: a text that is repeated was
 * read on its day. @returns the messages concerned. @throws Failure CAMPAIGN_TEXT_NOT_FOUND,
 * TEXT_NOT_CORRECTABLE
 */
export const correctCampaignText = command(
  async (tx, input: CorrectCampaignText): Promise<DispatchId[]> => {
    const userId = permit(tx.viewer, "dispatch.send");
    const text = await campaignTextOf(tx, { id: input.id, userId });
    if (!text) throw new Failure("CAMPAIGN_TEXT_NOT_FOUND", ["id"]);
    const chosen = checkedChoice(input.groupIds);
    const load = async () =>
      (await sentMessages(tx, { latestOf: text.id, userId }))
        .filter(({ groupId }) => chosen?.has(groupId) ?? true);
    await lockLanes(tx, new Set((await load()).map(({ sessionId }) => sessionId)));
    const request = { offerId: null, wanted: input.kind };
    const corrected = await requestCorrections(tx, await load(), request);
    if (corrected.length === 0) throw new Failure("TEXT_NOT_CORRECTABLE", ["id"]);
    return corrected;
  },
);

/** The most messages of a text that are shown before they are corrected. */
export const MOST_SHOWN = 100;

/** Returns the latest message that is out of the viewer's text in each group, the newest first. */
export async function latestOfText(
  ctx: Context,
  id: CampaignTextId,
): Promise<readonly DispatchId[]> {
  const userId = permit(ctx.viewer, "dispatch.see");
  const messages = await sentMessages(ctx, { latestOf: id, userId });
  return messages.slice(0, MOST_SHOWN).map((message) => message.id);
}
