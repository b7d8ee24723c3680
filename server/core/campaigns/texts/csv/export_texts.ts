import type { Context } from "../../../context.ts";
import { cellsOf, headerOf } from "../../../csv/columns.ts";
import type { UserId } from "../../../ids.ts";
import { permit } from "../../../permissions.ts";
import type { CampaignText } from "../campaign_text.ts";
import { asCampaignText } from "../tables.ts";
import { textColumns } from "./csv_columns.ts";

/** Rows in memory at once. */
const PAGE = 200;

/** Streams the viewer's texts as a CSV file that `importCampaignTexts` reads, oldest first. */
export async function exportCampaignTexts(ctx: Context): Promise<AsyncIterable<Uint8Array>> {
  const { db, viewer, ports } = ctx;
  const userId = permit(viewer, "campaignText.see");
  const { timeZone } = await db.selectFrom("users").select("time_zone as timeZone")
    .where("id", "=", userId).executeTakeFirstOrThrow();
  return ports.csv.write(records(ctx, userId, timeZone));
}

async function* records({ db }: Context, userId: UserId, timeZone: string) {
  yield headerOf(textColumns);
  for (let last = ""; true;) {
    const texts: CampaignText[] = await db.selectFrom("campaign_texts").select(asCampaignText)
      .where("user_id", "=", userId).where("deleted_at", "is", null)
      .where("id", ">", last as CampaignText["id"]).orderBy("id").limit(PAGE).execute();
    for (const text of texts) yield cellsOf(textColumns, text, timeZone);
    if (texts.length < PAGE) return;
    last = texts.at(-1)!.id;
  }
}
