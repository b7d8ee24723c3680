import { Suspense, useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { paths } from "../../paths.ts";
import { headings } from "../../routing/headings.ts";
import { onRecovery, RequestError } from "../../shared/RequestBoundary.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { GeneratorContent } from "./GeneratorContent.tsx";
import { OfferHead } from "./OfferHead.tsx";
import { BatchSkeleton, ReadingSkeleton } from "./GeneratorSkeletons.tsx";
import { PasteBar } from "./PasteBar.tsx";
import { storedPasteText, storePasteText } from "../../shared/drafts.ts";
import { NOT_AMAZON, readAmazonPasted, readPasted } from "./pasted_input.ts";
import { type GeneratorProblem, useGenerator } from "./useGenerator.ts";

const LinkBatch = lazyOnIdle(async () => (await import("./batch/LinkBatch.tsx")).LinkBatch);

/**
 * `/app/gerador`: a pasted link becomes an offer. `?oferta=` shows an existing offer, `?lote=` a
 * batch of links that were pasted together.
 */
export const GeneratorScreen = () => <Generator isAmazon={false} />;

/** `/app/gerador/amazon`: the generator for Amazon alone, with a search and Amazon's rules. */
export const AmazonGeneratorScreen = () => <Generator isAmazon />;

function Generator({ isAmazon }: { isAmazon: boolean }) {
  const [params] = useSearchParams();
  const [text, setText] = useState(storedPasteText);
  const openId = params.get("oferta");
  const [pastingOver, setPastingOver] = useState<string | null>(null); // the offer whose link gave way to the bar
  const change = (next: string) => {
    setPastingOver(openId);
    storePasteText(next);
    setText(next);
    generator.clearRefusal();
  };
  const generator = useGenerator(
    isAmazon ? readAmazonPasted : readPasted,
    () => {
      storePasteText("");
      setText("");
      setPastingOver(null);
    },
  );
  const { isReading, isCreatingBatch, problem } = generator;
  useUnsavedChanges(
    isReading || isCreatingBatch || (text.trim() !== "" && !generator.isProcessed(text)),
  );
  const read = (pasted: string) => {
    setPastingOver(null);
    generator.readText(pasted);
  };
  const readReplacement = (pasted: string) => {
    change(pasted);
    generator.renewKey();
    read(pasted);
  };
  const batchId = openId === null ? params.get("lote") : null;
  const isOfferOpen = !isReading && openId !== null && pastingOver !== openId && problem === null;
  const pasteAnother = isOfferOpen ? { label: "Outro link", onPress: () => change("") } : null;
  useRetryOnRecovery(problem, () => generator.retry(text));
  const refusal = problem?.kind === "refused" ? problem.message : null;
  return (
    <>
      {isReading && (
        <OfferHead address={text} action={{ label: "Cancelar", onPress: generator.cancel }} />
      )}
      {!isReading && !isOfferOpen && (
        <>
          <ScreenTitle
            title={headings[isAmazon ? paths.amazonGenerator : paths.generator].title}
          />
          <PasteBar
            text={text}
            isAmazon={isAmazon}
            isReading={isCreatingBatch}
            refusal={refusal}
            takesFocus={pastingOver !== null}
            isOverOffer={openId !== null}
            onChange={change}
            onPaste={generator.renewKey}
            onRead={() => read(text)}
            onPasted={readReplacement}
            onRefused={generator.refuse}
          />
        </>
      )}
      {refusal === NOT_AMAZON && (
        <p className="small">
          <Link to={paths.generator}>Ir para o Gerador com este link</Link>
        </p>
      )}
      {problem?.kind === "failed" && (
        <RequestError
          heading="h2"
          error={problem.failure}
          onRetry={() => generator.retry(text)}
        />
      )}
      {isReading ? <ReadingSkeleton /> : batchId
        ? (
          <Suspense fallback={<BatchSkeleton />}>
            <LinkBatch
              key={batchId}
              batchId={batchId}
              onDismissed={generator.leaveBatch}
              onEnterManually={readReplacement}
            />
          </Suspense>
        )
        : (
          <Suspense
            fallback={
              <>
                {pasteAnother && <OfferHead address={undefined} action={pasteAnother} />}
                <ReadingSkeleton />
              </>
            }
          >
            <GeneratorContent
              isAmazon={isAmazon}
              pasteAnother={pasteAnother}
              manualEntry={generator.manualEntry}
              onCreated={generator.openCreated}
              onCancel={generator.cancelManualEntry}
            />
          </Suspense>
        )}
    </>
  );
}

/** Repeats a failed read by itself once the connection is back; its key makes a repetition safe. */
function useRetryOnRecovery(problem: GeneratorProblem | null, retry: () => void) {
  const latestRetry = useRef(retry);
  latestRetry.current = retry;
  const tries = useRef(0);
  useEffect(() => {
    if (problem?.kind !== "failed") return;
    return onRecovery(problem.failure, () => {
      tries.current += 1;
      latestRetry.current();
    }, tries.current);
  }, [problem]);
}
