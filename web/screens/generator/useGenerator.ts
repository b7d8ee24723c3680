import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { CreateOfferInput } from "../../__generated__/useReadOfferMutation.graphql.ts";
import { dropCapture, waitingCapture } from "../../capture.ts";
import { freshKey } from "../../shared/fresh_key.ts";
import { useTroubleNotice } from "../../shared/useTroubleNotice.tsx";
import { announce } from "../../ui/announce.ts";
import { focusContent } from "../../ui/focus.ts";
import { readPasted } from "./pasted_input.ts";
import { pasteKey } from "./paste_key.ts";
import { keptPasteText } from "./paste_text.ts";
import { type ByHand, keepByHand, keptByHand } from "./by_hand.ts";
import { type ReadOutcome, useReadOffer } from "./useReadOffer.ts";

/** Of this tab, not of this screen: who leaves while a page is read comes back to the same offer. */
const key = pasteKey();

type Trouble = Extract<ReadOutcome, { kind: "refused" | "failed" }>;

/** The generator's course: paste, read, and either the offer, the form by hand, or a refusal. */
export function useGenerator() {
  const [params, setParams] = useSearchParams();
  const { read, cancel, isReading } = useReadOffer();
  const [byHand, setByHand] = useState<ByHand | null>(keptByHand);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [answered, setAnswered] = useState(() => params.has("oferta") ? keptPasteText() : "");
  const tellTrouble = useTroubleNotice();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);

  const showByHand = (next: ByHand | null) => {
    keepByHand(next);
    setByHand(next);
  };
  const open = (offerId: string) => {
    showByHand(null);
    if (isHere.current) setParams({ oferta: offerId }); // who went elsewhere stays there
  };
  const ask = (input: CreateOfferInput) => {
    setTrouble(null);
    announce("Lendo a página");
    read(input, (outcome) => {
      if (outcome.kind === "failed") { // what waits to be sent still waits
        if (outcome.failure.trouble === "signedOut") return tellTrouble(outcome.failure);
        return setTrouble(outcome);
      }
      if (input.captured) dropCapture();
      if (outcome.kind === "refused") return setTrouble(outcome);
      if (outcome.kind === "notRead") {
        announce(outcome.message);
        if (isHere.current && params.has("oferta")) setParams({}); // the form takes its place
        return showByHand({
          ...outcome,
          url: outcome.found.sourceUrl ?? input.captured?.url ?? input.url ?? null,
          sharedText: input.sharedText ?? null,
          key: freshKey(),
        });
      }
      announce("Oferta pronta");
      if (isHere.current) key.answered(); // else the same text, read again, opens this offer
      open(outcome.offerId);
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
      setAnswered(text);
      if (pasted) return ask({ ...pasted, key: key.of(text) });
      setTrouble({ kind: "refused", path: ["url"], message: "Cole um link ou o texto da loja." });
    },
    retry: (text: string) =>
      void (sendCapture() || text.trim() === "" || ask({
        ...readPasted(text),
        key: key.of(text),
      })),
    pastedAgain: () => key.renew(),
    /** Whether this text has become an offer or a form, and is typed in vain no more. */
    isAnswered: (text: string) => text === answered && trouble === null,
    forgetRefusal: () => trouble?.kind === "refused" && setTrouble(null),
    giveUpByHand() {
      showByHand(null);
      focusContent();
    },
    created(offerId: string) {
      focusContent();
      open(offerId);
    },
  };
}
