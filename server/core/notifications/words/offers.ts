import type { DispatchStatus } from "../../delivery/queue/dispatch.ts";
import type { OfferFacts } from "../facts.ts";
import { closed, open, type Words } from "../notification.ts";

const deletedOffer = (text: string) => closed("Uma oferta que você apagou", text);
const quoted = ({ title }: OfferFacts) => `“${title}”`;

/** Counts an offer's messages in these statuses; `group`: the group of a single one. */
function ended({ ends }: OfferFacts, ...statuses: readonly DispatchStatus[]) {
  const found = statuses.flatMap((status) => ends[status] ?? []);
  const count = found.reduce((sum, end) => sum + end.count, 0);
  return { count, group: count === 1 ? found[0]!.group : null };
}

/** Messages that may have arrived. `offer` null: it is gone. */
export function messagesInDoubt(offer: OfferFacts | null): Words {
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
export function sendingFailed(offer: OfferFacts | null): Words {
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
export function sendingFinished(offer: OfferFacts | null): Words {
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
