import { useState } from "react";
import { fetchQuery, graphql } from "react-relay";
import type { SendOfferInput } from "../../__generated__/useSendOfferMutation.graphql.ts";
import type { useSendOffersRepeatsQuery } from "../../__generated__/useSendOffersRepeatsQuery.graphql.ts";
import { environment } from "../../relay/environment.ts";
import { showNotice } from "../../ui/overlays/notices.ts";
import { countLabel } from "../../ui/text/numbers.ts";
import { useMutationAction } from "../useMutationAction.ts";
import type { Repeats } from "./AgainDialog.tsx";
import { queueOffer, refreshMessageCount } from "./useSendOffer.ts";

export type OfferToSend = { readonly id: string; readonly title: string; readonly status: string };
type Request = Omit<SendOfferInput, "offerId" | "occasion" | "isRepeat">;

/** Offers that some of the groups already have: the person decides whether to send them again. */
type Pending = { readonly offers: readonly OfferToSend[]; readonly repeats: Repeats };

/**
 * Queues several offers in order; `occasion` identifies those that are sent again. What is queued
 * stays queued when a later one is refused.
 */
export function useSendOffers(occasion: string, onSent: () => void) {
  const [runAction, isSending] = useMutationAction();
  const [done, setDone] = useState(0);
  const [pending, setPending] = useState<Pending | null>(null);

  const end = () => {
    setPending(null);
    onSent();
  };
  const queueAll = async (offers: readonly OfferToSend[], request: Request, again: boolean) => {
    setDone(0);
    const known: OfferToSend[] = [];
    const found: Repeats[] = [];
    let count = 0;
    let unpaid = 0;
    for (const offer of offers) {
      const isNew = neverSent.has(offer.status);
      const repeats = again || isNew ? none : await fetchRepeats(offer.id, request.groupIds);
      if (repeats.sent.length + repeats.queued.length > 0) {
        known.push(offer);
        found.push(repeats);
        continue;
      }
      const anew = isNew ? {} : { occasion, isRepeat: again };
      const queued = await queueOffer({ offerId: offer.id, ...request, ...anew });
      if (queued.kind === "refused" && queued.code === "OFFER_UNPAID") {
        unpaid++;
        continue;
      }
      if (queued.kind === "refused") {
        if (count > 0) refreshMessageCount();
        return `${offer.title}: ${queued.message}`;
      }
      if (queued.kind === "queued") setDone(++count);
      else {
        known.push(offer);
        found.push(queued.repeats);
      }
    }
    if (count > 0) {
      refreshMessageCount();
      const message = countLabel(count, "oferta na fila.", "ofertas na fila.");
      showNotice(message, { variant: "success" });
    }
    if (unpaid > 0) showNotice(unpaidSentence(unpaid), { variant: "error" });
    if (known.length === 0) end();
    else setPending({ offers: known, repeats: mergeRepeats(found) });
    return null;
  };
  return {
    isSending,
    done,
    pending,
    send: (offers: readonly OfferToSend[], request: Request) =>
      void runAction(() => queueAll(offers, request, false)),
    sendAgain(request: Request) {
      const offers = pending?.offers ?? [];
      setPending(null);
      void runAction(() => queueAll(offers, request, true));
    },
    leaveOut: end,
  };
}

/** The statuses of an offer that was never sent. */
const neverSent: ReadonlySet<string> = new Set(["DRAFT", "APPROVED"]);

/** Several are never sent unconfirmed: each is confirmed on its own. */
const unpaidSentence = (count: number) =>
  count === 1
    ? "1 oferta não paga você e ficou de fora. Envie-a sozinha para confirmar."
    : `${count} ofertas não pagam você e ficaram de fora. Envie uma a uma para confirmar.`;

const none: Repeats = { sent: [], queued: [], lastAt: null };

const mergeRepeats = (repeats: readonly Repeats[]): Repeats => ({
  sent: [...new Set(repeats.flatMap(({ sent }) => sent))],
  queued: [...new Set(repeats.flatMap(({ queued }) => queued))],
  lastAt: repeats.map(({ lastAt }) => lastAt ?? "").sort().at(-1) || null,
});

/** Fetches which of these groups already have an offer sent or queued. @throws RequestFailure */
async function fetchRepeats(
  offerId: string,
  groupIds: readonly string[],
): Promise<Repeats> {
  const answer = await fetchQuery<useSendOffersRepeatsQuery>(
    environment,
    graphql`
      query useSendOffersRepeatsQuery($offerId: ID!, $groupIds: [ID!]!) {
        node(id: $offerId) {
          ... on Offer {
            lastSentAt
            sendingPlan(groupIds: $groupIds) {
              dispatches {
                warning
                group {
                  title
                }
              }
            }
          }
        }
      }
    `,
    { offerId, groupIds },
  ).toPromise();
  const planned = answer?.node?.sendingPlan?.dispatches ?? [];
  const titles = (...of: readonly string[]) =>
    planned.filter(({ warning }) => of.includes(warning ?? "")).map(({ group }) => group.title);
  return {
    sent: titles("ALREADY_SENT", "IN_DOUBT"),
    queued: titles("ALREADY_QUEUED"),
    lastAt: answer?.node?.lastSentAt ?? null,
  };
}
