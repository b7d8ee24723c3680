import { Sparkles } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { Button } from "../../ui/buttons/Button.tsx";

const WriteSheet = lazyOnIdle(async () => (await import("./WriteSheet.tsx")).WriteSheet);

/** A text that a person chose. */
export type ChosenDraft = {
  /** With fields in the place of values. */
  readonly body: string;
  /** With the offer's values. */
  readonly text: string;
  /** The product's name with words left out, for the picture as well; null: it stays whole. */
  readonly title: string | null;
};

/** Opens the sheet that writes texts to choose from; the chosen one goes into the editor. */
export function WriteButton(props: {
  purpose: "OFFER_MESSAGE" | "TEMPLATE" | "CAMPAIGN_TEXT";
  /** Null: an example's values. */
  offerId: string | null;
  onChoose: (draft: ChosenDraft) => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Sparkles size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        Escrever com IA
      </Button>
      {isOpen && (
        <Suspense>
          <WriteSheet
            {...props}
            onChoose={(draft) => {
              props.onChoose(draft);
              setIsOpen(false);
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
