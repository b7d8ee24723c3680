import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { CreateOfferInput } from "../../__generated__/useReadOfferMutation.graphql.ts";
import { dropCapture, waitingCapture } from "../../capture.ts";
import { announce } from "../../ui/announce.ts";
import { readPasted } from "./pasted_input.ts";
import { freshKey, pasteKey } from "./paste_key.ts";
import { type ByHand, keepByHand, keptByHand } from "./by_hand.ts";
import { type ReadOutcome, useReadOffer } from "./useReadOffer.ts";

type Trouble = Extract<ReadOutcome, { kind: "refused" | "failed" }>;

/** The generator's course: paste, read, and either the offer, the form by hand, or a refusal. */
export function useGenerator() {
  const [, setParams] = useSearchParams();
  const { read, cancel, isReading } = useReadOffer();
  const [byHand, setByHand] = useState<ByHand | null>(keptByHand);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const key = useRef(pasteKey());

  const showByHand = (next: ByHand | null) => {
    keepByHand(next);
    setByHand(next);
  };
  const ask = (input: CreateOfferInput) => {
    setTrouble(null);
    announce("Lendo a página");
    read(input, (outcome) => {
      if (outcome.kind === "failed") return setTrouble(outcome); // what waits to be sent still waits
      if (input.captured) dropCapture();
      if (outcome.kind === "refused") return setTrouble(outcome);
      key.current.answered();
      if (outcome.kind === "notRead") {
        announce(outcome.message);
        return showByHand({
          ...outcome,
          url: outcome.found.sourceUrl ?? input.captured?.url ?? input.url ?? null,
          sharedText: input.sharedText ?? null,
          key: freshKey(),
        });
      }
      showByHand(null);
      announce("Oferta pronta");
      setParams({ oferta: outcome.offerId });
    });
  };
  const sendCapture = () => {
    const capture = waitingCapture();
    if (!capture) return false;
    ask({ captured: { url: capture.url, html: capture.html }, key: capture.key });
    return true;
  };
  useEffect(() => void sendCapture(), []);

  return {
    isReading,
    cancel,
    byHand,
    trouble,
    readText(text: string) {
      const pasted = readPasted(text);
      if (pasted) ask({ ...pasted, key: key.current.of(text) });
      else {setTrouble({
          kind: "refused",
          path: ["url"],
          message: "Cole um link ou o texto da loja.",
        });}
    },
    retry: (text: string) =>
      void (sendCapture() || text.trim() === "" || ask({
        ...readPasted(text),
        key: key.current.of(text),
      })),
    pastedAgain: () => key.current.renew(),
    giveUpByHand: () => showByHand(null),
    created(offerId: string) {
      showByHand(null);
      setParams({ oferta: offerId });
    },
  };
}
