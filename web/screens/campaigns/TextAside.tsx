import type { ComponentProps } from "react";
import { LengthMeters } from "../../shared/wording/LengthMeters.tsx";
import { MessageCard } from "../../ui/display/MessageBubble.tsx";
import { CorrectText } from "./CorrectText.tsx";
import { ExampleOffer } from "./ExampleOffer.tsx";
import { AttachedFile, mediaWords } from "./MediaField.tsx";
import type { TextValues } from "./text_values.ts";
import type { useTextPreview } from "./useTextPreview.ts";

type Props = ReturnType<typeof useTextPreview> & {
  media: TextValues["media"];
  /** The offer that the message is shown with; null: the text uses none. */
  example: ComponentProps<typeof ExampleOffer> | null;
  /** The text whose messages were sent and may be corrected; null: none was. */
  correctedId: string | null;
};

/** Beside a text: its message as a group would get it, its lengths, and the messages it was sent as. */
export const TextAside = ({ preview, problem, media, example, correctedId }: Props) => (
  <>
    <MessageCard
      text={preview && (preview.text || "A mensagem aparece aqui enquanto você escreve.")}
      imageUrl={preview?.imageUrl ?? null}
      picture={media && media.kind !== "IMAGE" && <AttachedFile media={media} />}
      problem={problem}
    >
      {preview && (
        <LengthMeters
          lengths={preview.lengths}
          hasImage={preview.imageUrl != null || media != null}
          word={mediaWords[media?.kind ?? "IMAGE"].beside}
        />
      )}
      {example && <ExampleOffer {...example} />}
    </MessageCard>
    {correctedId && <CorrectText textId={correctedId} />}
  </>
);
