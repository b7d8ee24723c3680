import type { Context } from "../../context.ts";
import type { DispatchId } from "../../ids.ts";
import { asCorrection } from "../tables.ts";
import { type Correction, correctionAt, type CorrectionKind } from "./correction.ts";
import { isSettledOrOpen, sentMessages } from "./sent_messages.ts";

/** Loads the latest correction of each of these messages; null: none. */
export async function loadCorrections(
  { db }: Pick<Context, "db">,
  ids: readonly DispatchId[],
): Promise<(Correction | null)[]> {
  const rows = await db.selectFrom("corrections").distinctOn("dispatch_id").select(asCorrection)
    .where("dispatch_id", "in", ids).orderBy("dispatch_id").orderBy("id", "desc").execute();
  const byMessage = new Map<DispatchId, Correction>(rows.map((row) => [row.dispatchId, row]));
  return ids.map((id) => byMessage.get(id) ?? null);
}

/** What correcting a message would do now, for a person who wants each kind; null: nothing. */
export type CorrectionOutlook = {
  readonly ofEdit: CorrectionKind | null;
  readonly ofRemove: CorrectionKind | null;
};

/** Returns what correcting each of these messages would do now. */
export async function correctionOutlooks(
  ctx: Context,
  ids: readonly DispatchId[],
): Promise<CorrectionOutlook[]> {
  const sent = await sentMessages(ctx, { dispatchIds: ids });
  const byId = new Map(sent.map((message) => [message.id, message]));
  return ids.map((id) => {
    const message = byId.get(id);
    if (!message?.isConnected || isSettledOrOpen(message)) return { ofEdit: null, ofRemove: null };
    const { capabilities } = ctx.ports.messengers[message.channel];
    const outlookOf = (kind: CorrectionKind) => correctionAt(capabilities, message, kind, ctx.now);
    return { ofEdit: outlookOf("EDIT"), ofRemove: outlookOf("REMOVE") };
  });
}
