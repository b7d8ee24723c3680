import { Suspense, useState } from "react";
import { ScreenTitle } from "../../ui/Screen.tsx";
import { TroubleState } from "../../ui/TroubleState.tsx";
import { useUnsaved } from "../../unsaved.ts";
import { GeneratorGround } from "./GeneratorGround.tsx";
import { PasteBar } from "./PasteBar.tsx";
import { keepPasteText, keptPasteText } from "./paste_text.ts";
import { ReadingSkeleton } from "./ReadingSkeleton.tsx";
import { useGenerator } from "./useGenerator.ts";

/** `/app/gerador`: paste a link, check, pass on. `?oferta=` shows an offer that exists. */
export function GeneratorScreen() {
  const [text, setText] = useState(keptPasteText);
  const generator = useGenerator();
  const { isReading, trouble } = generator;
  useUnsaved(isReading || (text.trim() !== "" && !generator.isAnswered(text)));
  const change = (next: string) => {
    keepPasteText(next);
    setText(next);
    generator.forgetRefusal();
  };
  return (
    <>
      <ScreenTitle title="Cole um link, confira, envie" />
      <PasteBar
        text={text}
        isReading={isReading}
        refusal={trouble?.kind === "refused" ? trouble.message : null}
        onChange={change}
        onPaste={generator.pastedAgain}
        onRead={() => generator.readText(text)}
      />
      {trouble?.kind === "failed" && (
        <TroubleState
          heading="h2"
          sentence={trouble.failure.message}
          requestId={trouble.failure.requestId}
          onRetry={() => generator.retry(text)}
        />
      )}
      {isReading
        ? <ReadingSkeleton onCancel={generator.cancel} />
        : (
          <Suspense fallback={<ReadingSkeleton />}>
            <GeneratorGround
              byHand={generator.byHand}
              onCreated={generator.created}
              onGiveUp={generator.giveUpByHand}
            />
          </Suspense>
        )}
    </>
  );
}
