import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { CreateOfferInput } from "../../__generated__/useReadOfferMutation.graphql.ts";
import { announce, focusContent } from "../../browser/accessibility.ts";
import { clearCapture, pendingCapture } from "../../browser/capture.ts";
import { takeIsShared } from "../../browser/share_target.ts";
import { RequestFailure } from "../../relay/request.ts";
import { freshKey } from "../../shared/fresh_key.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { type ByHand, keepByHand, keptByHand } from "./by_hand.ts";
import { pasteKey } from "./paste_key.ts";
import { keptPasteText } from "./paste_text.ts";
import type { Pasted } from "./pasted_input.ts";
import { type ReadOutcome, useReadOffer } from "./useReadOffer.ts";

/** Of this tab, not of this screen: who leaves while a page is read comes back to the same offer. */
const key = pasteKey();

type Trouble = Extract<ReadOutcome, { kind: "refused" | "failed" }>;

/** What a generator makes of a paste; null: there is nothing to read. */
export type Taking = (text: string) => Pasted | { readonly refusal: string } | null;

/**
 * The generator's course: paste, read, and either the offer, the form by hand, or a refusal; several
 * links become a batch, and `onBatch` is told.
 */
export function useGenerator(take: Taking, onBatch: () => void) {
  const [params, setParams] = useSearchParams();
  const { read, cancel, isReading } = useReadOffer();
  const [byHand, setByHand] = useState<ByHand | null>(keptByHand);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isMaking, setIsMaking] = useState(false);
  const [answered, setAnswered] = useState(() => params.has("oferta") ? keptPasteText() : "");
  const showError = useErrorNotice();
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
        if (outcome.failure.reason === "signedOut") return showError(outcome.failure);
        return setTrouble(outcome);
      }
      if (input.captured) clearCapture();
      if (outcome.kind === "refused") return setTrouble(outcome);
      if (outcome.kind === "notRead") {
        announce(outcome.message);
        const isTaken = params.has("oferta") || params.has("lote");
        if (isHere.current && isTaken) setParams({}); // the form takes their place
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
    const capture = pendingCapture();
    if (!capture) return false;
    ask({ captured: { url: capture.url, html: capture.html }, key: capture.key });
    return true;
  };
  const makeBatch = (text: string, name: string) => {
    if (isMaking) return;
    setTrouble(null);
    setIsMaking(true);
    askForBatch({ text, key: name }).then(({ batchId, message }) => {
      if (batchId === null) return setTrouble({ kind: "refused", path: ["text"], message });
      if (!isHere.current) return;
      key.answered();
      showByHand(null);
      onBatch();
      setParams({ lote: batchId });
    }, (error) => {
      if (error.reason === "signedOut") return showError(error);
      setTrouble({
        kind: "failed",
        failure: error instanceof RequestFailure ? error : new RequestFailure("server"),
      });
    }).finally(() => setIsMaking(false));
  };
  const refuse = (message: string) => setTrouble({ kind: "refused", path: ["url"], message });
  const readText = (text: string) => {
    const pasted = take(text);
    setAnswered(text);
    if (!pasted) return refuse("Cole um link ou o texto da loja.");
    if ("refusal" in pasted) return refuse(pasted.refusal);
    if ("links" in pasted) return makeBatch(pasted.links, key.of(text));
    ask({ ...pasted, key: key.of(text) });
  };
  useEffect(() => {
    if (!sendCapture() && takeIsShared()) readText(keptPasteText());
  }, []);

  return {
    isReading,
    isMaking,
    refuse,
    cancel,
    byHand,
    trouble,
    readText,
    retry: (text: string) => void (sendCapture() || text.trim() === "" || readText(text)),
    pastedAgain: () => key.renew(),
    /** Whether this text has become an offer or a form, and is typed in vain no more. */
    isAnswered: (text: string) => text === answered && trouble === null,
    forgetRefusal: () => trouble?.kind === "refused" && setTrouble(null),
    batchGone() {
      setParams({});
      focusContent();
    },
    giveUpByHand() {
      showByHand(null);
      focusContent();
    },
    created(offerId: string) {
      if (isHere.current) focusContent();
      open(offerId);
    },
  };
}

/** Most pastes are one link: what makes a batch of several comes when it is needed. */
const askForBatch = async (input: { text: string; key: string }) =>
  await (await import("./createLinkBatch.ts")).createLinkBatch(input);
