import { useState } from "react";
import type { SendOfferInput } from "../../__generated__/queueOfferMutation.graphql.ts";
import { useNotices } from "../../ui/overlays/notices.ts";
import { countLabel } from "../../ui/text/count.ts";
import { useMutationAction } from "../useMutationAction.ts";
import type { Repeats } from "./AgainDialog.tsx";
import { queueOffer } from "./queueOffer.ts";
import { repeatsBefore } from "./repeatsBefore.ts";
import { recount } from "./useSendOffer.tsx";

export type OfferToSend = { readonly id: string; readonly title: string; readonly status: string };
type Request = Omit<SendOfferInput, "offerId" | "occasion" | "isRepeat">;

/** Offers that some of the groups have already: they wait for the person's word. */
type Asked = { readonly offers: readonly OfferToSend[]; readonly repeats: Repeats };

/**
 * Queues several offers in their order, those again that were sent before by `occasion`. What is
 * queued stays queued, whatever comes after it.
 */
export function useSendOffers(occasion: string, onSent: () => void) {
  const { showNotice } = useNotices();
  const [runAction, isSending] = useMutationAction();
  const [done, setDone] = useState(0);
  const [asked, setAsked] = useState<Asked | null>(null);

  const end = () => {
    setAsked(null);
    onSent();
  };
  const queueAll = async (offers: readonly OfferToSend[], request: Request, again: boolean) => {
    setDone(0);
    const known: OfferToSend[] = [];
    const found: Repeats[] = [];
    let count = 0;
    for (const offer of offers) {
      const isNew = neverSent.has(offer.status);
      const repeats = again || isNew ? none : await repeatsBefore(offer.id, request.groupIds);
      if (repeats.sent.length + repeats.queued.length > 0) {
        known.push(offer);
        found.push(repeats);
        continue;
      }
      const anew = isNew ? {} : { occasion, isRepeat: again };
      const queued = await queueOffer({ offerId: offer.id, ...request, ...anew });
      if (queued.kind === "refused") {
        if (count > 0) recount();
        return `${offer.title}: ${queued.message}`;
      }
      if (queued.kind === "queued") setDone(++count);
      else {
        known.push(offer);
        found.push(queued.repeats);
      }
    }
    if (count > 0) {
      recount();
      const told = countLabel(count, "oferta na fila.", "ofertas na fila.");
      showNotice(told, { variant: "success" });
    }
    if (known.length === 0) end();
    else setAsked({ offers: known, repeats: together(found) });
    return null;
  };
  return {
    isSending,
    done,
    asked,
    send: (offers: readonly OfferToSend[], request: Request) =>
      void runAction(() => queueAll(offers, request, false)),
    sendAgain(request: Request) {
      const offers = asked?.offers ?? [];
      setAsked(null);
      void runAction(() => queueAll(offers, request, true));
    },
    leaveOut: end,
  };
}

/** What an offer is before it went anywhere. */
const neverSent: ReadonlySet<string> = new Set(["DRAFT", "APPROVED"]);

const none: Repeats = { sent: [], queued: [], lastAt: null };

const together = (repeats: readonly Repeats[]): Repeats => ({
  sent: [...new Set(repeats.flatMap(({ sent }) => sent))],
  queued: [...new Set(repeats.flatMap(({ queued }) => queued))],
  lastAt: repeats.map(({ lastAt }) => lastAt ?? "").sort().at(-1) || null,
});
