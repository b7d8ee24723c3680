import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { DispatchStatus } from "../../delivery/queue/dispatch.ts";
import type { EventOf } from "../../events.ts";
import type { EventId, OfferId, UserId } from "../../ids.ts";
import { closed, type Kinds, open, type Words } from "../notification.ts";
import { notify } from "../notify.ts";

export type OfferFacts = {
  readonly title: string;
  /** Its messages by status, each with the title of one group. */
  readonly ends: Partial<Readonly<Record<DispatchStatus, End>>>;
};

type End = { readonly count: number; readonly group: string };

/** The kinds about an offer. */
export const offerKinds = {
  MESSAGES_IN_DOUBT: {
    description: "Messages of an offer may have arrived: a person decides.",
    words: ({ offer }) => messagesInDoubt(offer),
  },
  SENDING_FAILED: {
    description: "Messages of an offer were not sent.",
    words: ({ offer }) => sendingFailed(offer),
  },
  SENDING_FINISHED: {
    description: "The last of an offer's messages is out.",
    words: ({ offer }) => sendingFinished(offer),
  },
} satisfies Kinds<{ offer: OfferFacts | null }>;

const deletedOffer = (text: string) => closed("Uma oferta que você apagou", text);

const quoted = ({ title }: OfferFacts) => `“${title}”`;

/** Counts an offer's messages in these statuses; `group`: the group of a single one. */
function ended({ ends }: OfferFacts, ...statuses: readonly DispatchStatus[]) {
  const found = statuses.flatMap((status) => ends[status] ?? []);
  const count = found.reduce((sum, end) => sum + end.count, 0);
  return { count, group: count === 1 ? found[0]!.group : null };
}

/** Messages that may have arrived. `offer` null: it is gone. */
function messagesInDoubt(offer: OfferFacts | null): Words {
  if (!offer) return deletedOffer("Havia mensagens em dúvida.");
  const { count, group } = ended(offer, "UNCERTAIN");
  if (count === 0) {
    return closed(
      "As dúvidas foram resolvidas",
      `Nada mais de ${quoted(offer)} espera a sua decisão.`,
    );
  }
  return group === null
    ? open(
      `${count} mensagens podem ter chegado`,
      `Olhe nos grupos antes de repetir ${quoted(offer)}.`,
    )
    : open(
      `${group}: a mensagem pode ter chegado`,
      `Olhe no grupo antes de repetir ${quoted(offer)}.`,
    );
}

/** Messages that were not sent. */
function sendingFailed(offer: OfferFacts | null): Words {
  if (!offer) return deletedOffer("Havia mensagens que não saíram.");
  const { count, group } = ended(offer, "FAILED", "EXPIRED");
  if (count === 0) {
    return closed(
      "O que não tinha saído foi repetido",
      `Nada mais de ${quoted(offer)} ficou para trás.`,
    );
  }
  return group === null
    ? open(
      `${count} mensagens não saíram`,
      `Veja por que ${quoted(offer)} não chegou a esses grupos e repita se ainda valer.`,
    )
    : open(
      `${group}: a mensagem não saiu`,
      `Veja o motivo e repita ${quoted(offer)} se ainda valer.`,
    );
}

/** The end of an offer's sending. */
function sendingFinished(offer: OfferFacts | null): Words {
  if (!offer) return deletedOffer("O envio dela terminou.");
  const { count: waiting } = ended(offer, "QUEUED", "SENDING");
  const { count: sent } = ended(offer, "SENT");
  const { count: other } = ended(offer, "FAILED", "EXPIRED", "UNCERTAIN");
  if (waiting > 0) return closed("Envio em andamento", `${quoted(offer)} está saindo de novo.`);
  const groups = sent === 1 ? "1 grupo" : `${sent} grupos`;
  return other === 0
    ? closed(`Enviado para ${groups}`, `O envio de ${quoted(offer)} terminou.`)
    : closed(
      `Enviado para ${sent} de ${sent + other} grupos`,
      `O envio de ${quoted(offer)} terminou. Veja o que faltou.`,
    );
}

/** Returns the facts of each of `ids` that is the user's. */
export async function loadOfferFacts({ db }: Context, userId: UserId, ids: readonly OfferId[]) {
  const facts = new Map<string, OfferFacts>();
  if (ids.length === 0) return facts;
  const offers = await db.selectFrom("offers").select(["id", "title"])
    .where("id", "in", ids).where("user_id", "=", userId).where("deleted_at", "is", null)
    .execute();
  const ends = await db.selectFrom("dispatches").innerJoin("groups", "groups.id", "group_id")
    .select([
      "offer_id",
      "status",
      sql<number>`count(*)::int`.as("count"),
      sql<string>`min(groups.title)`.as("group"),
    ])
    .where("offer_id", "in", ids).where("dispatches.user_id", "=", userId)
    .groupBy(["offer_id", "status"]).execute();
  const byOffer = Map.groupBy(ends, ({ offer_id }) => offer_id);
  for (const { id, title } of offers) {
    const entries = byOffer.get(id)?.map(({ status, count, group }) =>
      [status, { count, group }] as const
    );
    facts.set(id, { title, ends: Object.fromEntries(entries ?? []) as OfferFacts["ends"] });
  }
  return facts;
}

/** The kinds for dispatches that end badly. */
const kindOf: Partial<Record<DispatchStatus, keyof typeof offerKinds>> = {
  UNCERTAIN: "MESSAGES_IN_DOUBT",
  FAILED: "SENDING_FAILED",
  EXPIRED: "SENDING_FAILED",
};

/** Notifies of a dispatch in doubt or not sent, unless its status has changed meanwhile. */
export async function notifyDispatch(
  ctx: Context,
  { userId, dispatchId, offerId }: EventOf<
    "dispatch.doubted" | "dispatch.failed" | "dispatch.expired"
  >,
  eventId: EventId,
) {
  // The screen that sends a test shows its end, and the calendar those of its texts.
  if (!offerId) return;
  const dispatch = await ctx.db.selectFrom("dispatches").select("status")
    .where("id", "=", dispatchId).executeTakeFirst();
  const kind = dispatch && kindOf[dispatch.status];
  if (kind) await notify(ctx, { userId, kind, subject: offerId, eventId });
}

/**
 * Notifies that the last of an offer's messages is out, if one was sent since the last notification:
 * otherwise failures say so, or the person has canceled the rest.
 */
export async function notifySendingEnd(
  ctx: Context,
  { userId, offerId }: EventOf<"offer.concluded">,
  eventId: EventId,
) {
  const kind = "SENDING_FINISHED";
  const sent = await ctx.db.selectFrom("dispatches").select("id")
    .where("offer_id", "=", offerId).where("status", "=", "SENT")
    .where(({ not, exists, selectFrom }) =>
      not(exists(
        selectFrom("notifications").where("user_id", "=", userId).where("kind", "=", kind)
          .where("subject", "=", offerId).whereRef("happened_at", ">=", "settled_at"),
      ))
    )
    .limit(1).executeTakeFirst();
  if (sent) await notify(ctx, { userId, kind, subject: offerId, eventId });
}
