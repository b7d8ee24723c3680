import type { Context } from "../../context.ts";
import { loadEmailFacts } from "../../emails/queries.ts";
import type { EventOf } from "../../events.ts";
import type { EventId, RestoreId, UserId } from "../../ids.ts";
import { momentLabel } from "../../zoned.ts";
import { closed, type Kinds, open, type Words } from "../notification.ts";
import { notify } from "../notify.ts";

export type RestoreFacts = {
  /** When the copy was begun, in the user's zone: "28/11 às 09:00". */
  readonly copiedAt: string;
  /** Whether the person's own sending is paused. */
  readonly isPaused: boolean;
  /** People whose sending is paused. */
  readonly paused: number;
  /** Emails that wait for an admin's decision. */
  readonly heldEmails: number;
};

/** The kinds about a restore of the data. */
export const restoreKinds = {
  SENDING_PAUSED_BY_RESTORE: {
    description:
      "The data were restored from a copy, and their sending is paused until they resume.",
    words: ({ restore }) => sendingPaused(restore),
  },
  DATA_RESTORED: {
    description: "The data were restored from a copy; for admins.",
    words: ({ restore }) => dataRestored(restore),
  },
} satisfies Kinds<{ restore: RestoreFacts | null }>;

function sendingPaused(restore: RestoreFacts | null): Words {
  if (!restore?.isPaused) {
    return closed("Seus envios estavam em pausa", "Você já retomou os envios.");
  }
  return open(
    "Seus envios estão em pausa",
    `O sistema voltou à cópia de ${restore.copiedAt}. O que está na fila pode já ter saído depois ` +
      "dela: confira nos grupos, tire da fila o que saiu e retome os envios.",
  );
}

function dataRestored(restore: RestoreFacts | null): Words {
  const title = `Os dados são da cópia de ${restore?.copiedAt ?? "antes"}`;
  if (!restore || restore.paused + restore.heldEmails === 0) {
    return closed(title, "Ninguém mais está em pausa, e nenhum e-mail espera você.");
  }
  const { paused, heldEmails } = restore;
  return open(
    title,
    [
      paused > 0 &&
      `Envios em pausa: ${paused === 1 ? "1 pessoa" : `${paused} pessoas`}, avisadas do que fazer.`,
      heldEmails > 0 && `E-mails à espera da sua decisão: ${heldEmails}.`,
      "Diga às pessoas a hora da cópia.",
    ].filter(Boolean).join(" "),
  );
}

/** Returns the facts of each of these restores, for that person. */
export async function loadRestoreFacts(ctx: Context, userId: UserId, ids: readonly RestoreId[]) {
  if (ids.length === 0) return new Map<string, RestoreFacts>();
  const { db } = ctx;
  const [restores, { timeZone }, paused, { held: heldEmails }] = await Promise.all([
    db.selectFrom("restores").select(["id", "copied_at as copiedAt"]).where("id", "in", ids)
      .execute(),
    db.selectFrom("users").select("time_zone as timeZone").where("id", "=", userId)
      .executeTakeFirstOrThrow(),
    db.selectFrom("bot_settings").select("user_id as userId").where("paused_at", "is not", null)
      .where("user_id", "in", (all) => all.selectFrom("lanes").select("user_id")).execute(),
    loadEmailFacts(ctx),
  ]);
  const isPaused = paused.some((one) => one.userId === userId);
  return new Map<string, RestoreFacts>(
    restores.map(({ id, copiedAt }) => [
      id,
      {
        copiedAt: momentLabel(copiedAt, timeZone),
        isPaused,
        paused: paused.length,
        heldEmails,
      },
    ]),
  );
}

/** Notifies a person, or an admin, of a restore. */
export async function notifyRestore(
  ctx: Context,
  { userId, restoreId, isForAdmin }: EventOf<"restore.announced">,
  eventId: EventId,
) {
  const kind = isForAdmin ? "DATA_RESTORED" : "SENDING_PAUSED_BY_RESTORE";
  await notify(ctx, { userId, kind, subject: restoreId, eventId });
}
