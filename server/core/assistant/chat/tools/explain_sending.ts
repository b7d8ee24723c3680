import type { Context } from "../../../context.ts";
import { listOfferDispatches } from "../../../delivery/queue/list_dispatches.ts";
import { type Dispatch, reasonSentence } from "../../../delivery/queue/dispatch.ts";
import { Failure } from "../../../errors.ts";
import { loadGroups } from "../../../groups/list_groups.ts";
import { isId } from "../../../ids.ts";
import { zoneOf } from "../../../insights/queries.ts";
import { loadOffers } from "../../../offers/load_offers.ts";
import { permit } from "../../../permissions.ts";
import { momentLabel } from "../../../zoned.ts";
import { offerFacts } from "./read_offers.ts";
import { firstPage, textField, tool } from "./tool.ts";
import type { FactSheet } from "../fact_sheet.ts";

const SHOWN = 10;

const words: Readonly<Record<Dispatch["status"], string>> = {
  QUEUED: "espera na fila",
  SENDING: "está saindo",
  SENT: "foi enviada",
  FAILED: "não foi enviada",
  UNCERTAIN: "pode ter saído, sem confirmação",
  EXPIRED: "passou do prazo e não saiu",
  CANCELED: "foi cancelada",
};

export const explainSending = tool({
  name: "explicar_envio",
  description:
    "Diz, por grupo, se uma oferta saiu, espera ou não saiu, e por quê. O id vem de buscar_ofertas.",
  fields: { oferta: textField("ofr_…", 40) },
  run: (ctx, { oferta }, { facts }) => sendingOf(ctx, oferta, facts),
});

/** Returns what became of an offer's latest messages. @throws Failure OFFER_NOT_FOUND */
export async function sendingOf(ctx: Context, id: string, facts: FactSheet) {
  const [offer] = isId("ofr", id) ? await loadOffers(ctx, [id]) : [];
  if (!offer || offer instanceof Failure) throw new Failure("OFFER_NOT_FOUND", ["offerId"]);
  const dispatches = await listOfferDispatches(ctx, offer.id, firstPage(SHOWN));
  const groupIds = [...new Set(dispatches.map(({ groupId }) => groupId))];
  const groups = groupIds.length === 0 ? [] : await loadGroups(ctx, groupIds);
  const titles = new Map(
    groups.flatMap((group) => group instanceof Failure ? [] : [[group.id, group.title] as const]),
  );
  const channels = await channelsOf(ctx, dispatches);
  const zone = await zoneOf(ctx, permit(ctx.viewer, "dispatch.see"));
  return {
    oferta: offerFacts(offer, facts),
    envios: dispatches.map((dispatch) => {
      const { status, reasonCode, settledAt, plannedAt, groupId, sessionId } = dispatch;
      const title = titles.get(groupId) ?? "um grupo";
      const at = settledAt ?? plannedAt;
      return {
        grupo: facts.add("Grupo", title, "/app/automation/groups"),
        situacao: words[status],
        quando: facts.add(
          `${settledAt ? "Quando" : "Previsto"}: ${title}`,
          momentLabel(at, zone),
          "/app/automation/queue",
        ),
        motivo: reasonCode && facts.add(
          `Motivo: ${title}`,
          reasonSentence(reasonCode, channels.get(sessionId) ?? "WHATSAPP"),
        ),
      };
    }),
    ...dispatches.length === 0 && { aviso: "Esta oferta ainda não foi posta na fila." },
  };
}

async function channelsOf({ db, viewer }: Context, dispatches: readonly Dispatch[]) {
  const ids = [...new Set(dispatches.map(({ sessionId }) => sessionId))];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("messenger_sessions").select(["id", "channel"])
    .where("id", "in", ids).where("user_id", "=", permit(viewer, "dispatch.see")).execute();
  return new Map(rows.map(({ id, channel }) => [id, channel]));
}
