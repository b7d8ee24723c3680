import { ClipboardPaste } from "lucide-react";
import { useId } from "react";
import { useIsDesktop } from "../../browser/media.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { SparkIcon } from "../../ui/display/icons.tsx";
import styles from "./PasteBar.module.css";
import { canReadClipboard, copiedText } from "./clipboard.ts";
import { takesThePlace } from "./pasted_input.ts";

/**
 * The one input: links, or the text copied from the shop's app. Enter reads it. On phones, while it
 * is empty, its button pastes what was copied.
 */
export function PasteBar(props: {
  text: string;
  isAmazon: boolean;
  isReading: boolean;
  refusal: string | null;
  onChange: (text: string) => void;
  onPaste: () => void;
  onRead: () => void;
  /** What was on the clipboard. */
  onPasted: (text: string) => void;
  onRefused: (message: string) => void;
}) {
  const noteId = useId();
  const pastes = !useIsDesktop() && canReadClipboard() && props.text === "";
  const paste = async () => {
    const copied = await copiedText();
    if ("refusal" in copied) props.onRefused(copied.refusal);
    else props.onPasted(copied.text);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.querySelector("textarea")?.scrollTo({ left: 0 });
        const isPressed = (event.nativeEvent as SubmitEvent).submitter !== null; // else it is Enter
        if (pastes && isPressed) void paste();
        else props.onRead();
      }}
    >
      <div className={`${styles.paste} on-card`} data-refused={props.refusal !== null}>
        <textarea
          rows={1}
          wrap="off"
          value={props.text}
          aria-label="Link do produto"
          aria-describedby={noteId}
          aria-invalid={props.refusal !== null}
          placeholder="https://"
          enterKeyHint="go"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onPaste={({ clipboardData, currentTarget }) => {
            if (takesThePlace(clipboardData.getData("text"), props.text)) currentTarget.select();
            props.onPaste();
          }}
          onChange={(event) => props.onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
        <BusyButton
          type="submit"
          variant="contained"
          isBusy={props.isReading}
          startIcon={pastes ? <ClipboardPaste size={18} /> : <SparkIcon size={18} />}
        >
          {pastes ? "Colar" : "Ler"}
        </BusyButton>
      </div>
      <p id={noteId} className={props.refusal ? styles.refusal : "small"} aria-live="polite">
        {props.refusal ?? (props.isAmazon
          ? "Também valem o ASIN e o texto copiado do app. Até 50 links de uma vez."
          : "Também vale o texto copiado do app da loja. Até 50 links de uma vez.")}
      </p>
    </form>
  );
}
