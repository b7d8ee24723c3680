import { useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import type { CreateOfferInput } from "../../__generated__/useCreateOfferMutation.graphql.ts";
import { announce, focusContent } from "../../browser/accessibility.ts";
import { clearCapture, pendingCapture, takeIsShared } from "../../browser/incoming.ts";
import { RequestFailure } from "../../relay/request.ts";
import { storedPasteText } from "../../shared/drafts.ts";
import { freshKey } from "../../shared/fresh_key.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import {
  type ManualEntry,
  pasteKey,
  storedManualEntry,
  storeManualEntry,
} from "./generator_storage.ts";
import type { PastedInput } from "./pasted_input.ts";
import { type CreateOutcome, useCreateOffer } from "./useCreateOffer.ts";

/** One per tab: a person who leaves the screen during a request returns to the same offer. */
const key = pasteKey();

export type GeneratorProblem = Extract<CreateOutcome, { kind: "refused" | "failed" }>;

/** Parses a pasted text; null when there is nothing to read. */
type ReadPaste = (text: string) => PastedInput | { readonly refusal: string } | null;

/**
 * The state of a generator. A pasted text becomes an offer, the form for manual entry, or a problem;
 * several links become a batch. `onRead` is called once the text is an offer or a batch.
 */
export function useGenerator(readPaste: ReadPaste, onRead: () => void) {
  const [params, setParams] = useSearchParams();
  const place = useLocation().key;
  const latestPlace = useRef(place);
  latestPlace.current = place;
  const [leaving, setLeaving] = useState<string | null>(null); // the place that an offer replaces
  useEffect(() => setLeaving(null), [place]);
  const { create, cancel, isReading } = useCreateOffer();
  const [manualEntry, setManualEntry] = useState<ManualEntry | null>(storedManualEntry);
  const [problem, setProblem] = useState<GeneratorProblem | null>(null);
  const [isCreatingBatch, setIsCreatingBatch] = useState(false);
  const [processed, setProcessed] = useState(() => params.has("oferta") ? storedPasteText() : "");
  const showError = useErrorNotice();
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);

  const showManualEntry = (next: ManualEntry | null) => {
    storeManualEntry(next);
    setManualEntry(next);
  };
  const open = (offerId: string) => {
    showManualEntry(null);
    if (!isMounted.current) return; // the person left the screen
    setLeaving(latestPlace.current);
    setParams({ oferta: offerId });
  };
  const request = (input: CreateOfferInput) => {
    setProblem(null);
    announce("Lendo a página");
    create(input, (outcome) => {
      if (outcome.kind === "failed") { // a captured page stays stored
        if (outcome.failure.reason === "signedOut") return showError(outcome.failure);
        return setProblem(outcome);
      }
      if (input.captured) clearCapture();
      if (outcome.kind === "refused") return setProblem(outcome);
      if (outcome.kind === "notRead") {
        const showsOther = params.has("oferta") || params.has("lote");
        if (isMounted.current && showsOther) setParams({}); // the form replaces it
        return showManualEntry({
          ...outcome,
          url: outcome.found.sourceUrl ?? input.captured?.url ?? input.url ?? null,
          sharedText: input.sharedText ?? null,
          key: freshKey(),
        });
      }
      announce("Oferta pronta");
      if (isMounted.current) { // else the text stays, and opens this offer again
        key.markAnswered();
        onRead();
      }
      open(outcome.offerId);
    });
  };
  const sendCapture = () => {
    const capture = pendingCapture();
    if (!capture) return false;
    request({ captured: { url: capture.url, html: capture.html }, key: capture.key });
    return true;
  };
  const createBatch = (text: string, batchKey: string) => {
    if (isCreatingBatch) return;
    setProblem(null);
    setIsCreatingBatch(true);
    requestBatch({ text, key: batchKey }).then(({ batchId, message }) => {
      if (batchId === null) return setProblem({ kind: "refused", path: ["text"], message });
      if (!isMounted.current) return;
      key.markAnswered();
      showManualEntry(null);
      onRead();
      setParams({ lote: batchId });
    }, (error) => {
      if (error.reason === "signedOut") return showError(error);
      setProblem({
        kind: "failed",
        failure: error instanceof RequestFailure ? error : new RequestFailure("server"),
      });
    }).finally(() => setIsCreatingBatch(false));
  };
  const refuse = (message: string) => setProblem({ kind: "refused", path: ["url"], message });
  const readText = (text: string) => {
    const pasted = readPaste(text);
    setProcessed(text);
    if (!pasted) return refuse("Cole um link ou o texto da loja.");
    if ("refusal" in pasted) return refuse(pasted.refusal);
    if ("links" in pasted) return createBatch(pasted.links, key.of(text));
    request({ ...pasted, key: key.of(text) });
  };
  useEffect(() => {
    if (!sendCapture() && takeIsShared()) readText(storedPasteText());
  }, []);

  return {
    /** Also while the offer opens: the empty generator does not appear in between. */
    isReading: isReading || leaving === place,
    isCreatingBatch,
    refuse,
    cancel,
    manualEntry,
    problem,
    readText,
    retry: (text: string) => void (sendCapture() || text.trim() === "" || readText(text)),
    renewKey: () => key.renew(),
    /** Whether this text has become an offer or a form: leaving the page would not lose it. */
    isProcessed: (text: string) => text === processed && problem === null,
    clearRefusal: () => problem?.kind === "refused" && setProblem(null),
    leaveBatch() {
      setParams({});
      focusContent();
    },
    cancelManualEntry() {
      showManualEntry(null);
      focusContent();
    },
    openCreated(offerId: string) {
      if (isMounted.current) focusContent();
      open(offerId);
    },
  };
}

/** Creates a batch; its code is loaded when needed, since most pastes are one link. */
const requestBatch = async (input: { text: string; key: string }) =>
  await (await import("./batch/batch_mutations.ts")).createLinkBatch(input);
