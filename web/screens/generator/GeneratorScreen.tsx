import { Suspense, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { paths } from "../../paths.ts";
import { ErrorState } from "../../ui/feedback/states.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { BatchSkeleton } from "./BatchSkeleton.tsx";
import { GeneratorGround } from "./GeneratorGround.tsx";
import { PasteBar } from "./PasteBar.tsx";
import { ReadingSkeleton } from "./ReadingSkeleton.tsx";
import { OTHERS_LINK, readAmazonPasted } from "./amazon_input.ts";
import { keepPasteText, keptPasteText } from "./paste_text.ts";
import { readPasted } from "./pasted_input.ts";
import { useGenerator } from "./useGenerator.ts";

const LinkBatch = lazyOnIdle(async () => (await import("./LinkBatch.tsx")).LinkBatch);

/**
 * `/app/gerador`: paste a link, check, pass on. `?oferta=` shows an offer that exists, `?lote=` the
 * links that were pasted together.
 */
export const GeneratorScreen = () => <Generating isAmazon={false} />;

/** `/app/gerador/amazon`: the same for Amazon alone, which has rules of its own. */
export const AmazonGeneratorScreen = () => <Generating isAmazon />;

function Generating({ isAmazon }: { isAmazon: boolean }) {
  const [params] = useSearchParams();
  const [text, setText] = useState(keptPasteText);
  const change = (next: string) => {
    keepPasteText(next);
    setText(next);
    generator.forgetRefusal();
  };
  const generator = useGenerator(
    isAmazon ? readAmazonPasted : readPasted,
    () => change(""), // fifty links are in the list now
  );
  const { isReading, isMaking, trouble } = generator;
  useUnsavedChanges(isReading || isMaking || (text.trim() !== "" && !generator.isAnswered(text)));
  const readAnew = (pasted: string) => {
    change(pasted);
    generator.pastedAgain();
    generator.readText(pasted);
  };
  const batchId = params.has("oferta") ? null : params.get("lote");
  const refusal = trouble?.kind === "refused" ? trouble.message : null;
  return (
    <>
      <ScreenTitle
        title={isAmazon ? "Cole um link da Amazon, confira, envie" : "Cole um link, confira, envie"}
      />
      <PasteBar
        text={text}
        isAmazon={isAmazon}
        isReading={isReading || isMaking}
        refusal={refusal}
        onChange={change}
        onPaste={generator.pastedAgain}
        onRead={() => generator.readText(text)}
        onPasted={readAnew}
        onRefused={generator.refuse}
      />
      {refusal === OTHERS_LINK && (
        <p className="small">
          <Link to={paths.generator}>Ir para o Gerador com este link</Link>
        </p>
      )}
      {trouble?.kind === "failed" && (
        <ErrorState
          heading="h2"
          sentence={trouble.failure.message}
          requestId={trouble.failure.requestId}
          onRetry={() => generator.retry(text)}
        />
      )}
      {isReading
        ? <ReadingSkeleton onCancel={generator.cancel} />
        : batchId
        ? (
          <Suspense fallback={<BatchSkeleton />}>
            <LinkBatch
              key={batchId}
              batchId={batchId}
              onDismissed={generator.batchGone}
              onByHand={readAnew}
            />
          </Suspense>
        )
        : (
          <Suspense fallback={<ReadingSkeleton />}>
            <GeneratorGround
              isAmazon={isAmazon}
              byHand={generator.byHand}
              onCreated={generator.created}
              onGiveUp={generator.giveUpByHand}
            />
          </Suspense>
        )}
    </>
  );
}
