import { ClipboardPaste } from "lucide-react";
import { useId } from "react";
import { focusContentOnUnmount } from "../../browser/accessibility.ts";
import { useIsDesktop } from "../../browser/media.ts";
import { paths } from "../../paths.ts";
import { headings } from "../../routing/headings.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { SparkIcon } from "../../ui/display/icons.tsx";
import styles from "./PasteBar.module.css";
import { replacesText } from "./pasted_input.ts";

/**
 * The input for links, or for the text copied from a shop's app; Enter reads it. The button of an empty
 * input pastes the clipboard. On phones that button takes the focus: the input would open the keyboard.
 */
export function PasteBar(props: {
  text: string;
  isAmazon: boolean;
  isReading: boolean;
  refusal: string | null;
  /** Whether it takes the focus: the person asked for it. */
  takesFocus: boolean;
  /** Whether an offer is open below: its own filled button is quiet then. */
  isOverOffer: boolean;
  onChange: (text: string) => void;
  onPaste: () => void;
  onRead: () => void;
  /** Receives the text of the clipboard. */
  onPasted: (text: string) => void;
  onRefused: (message: string) => void;
}) {
  const noteId = useId();
  const isDesktop = useIsDesktop();
  const pastes = canReadClipboard() && props.text === "";
  const paste = async () => {
    const copied = await readClipboard();
    if ("refusal" in copied) props.onRefused(copied.refusal);
    else props.onPasted(copied.text);
  };
  return (
    <form
      className={styles.form}
      data-pastes-over={props.isOverOffer}
      ref={focusContentOnUnmount}
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
          placeholder="Link da loja"
          autoFocus={props.takesFocus && (isDesktop || !pastes)}
          enterKeyHint="go"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onPaste={({ clipboardData, currentTarget }) => {
            if (replacesText(clipboardData.getData("text"), props.text)) currentTarget.select();
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
          autoFocus={props.takesFocus && pastes && !isDesktop}
          startIcon={pastes ? <ClipboardPaste size={18} /> : <SparkIcon size={18} />}
        >
          {pastes ? "Colar" : "Ler"}
        </BusyButton>
      </div>
      <p id={noteId} className={props.refusal ? styles.refusal : "small"} aria-live="polite">
        {props.refusal ?? headings[props.isAmazon ? paths.amazonGenerator : paths.generator].note}
      </p>
    </form>
  );
}

/** Whether the browser can read the clipboard, once the person agrees. */
const canReadClipboard = () => typeof navigator.clipboard?.readText === "function";

/** Returns the text of the clipboard, or a sentence that says why there is none. */
async function readClipboard(): Promise<
  { readonly text: string } | { readonly refusal: string }
> {
  try {
    const text = await navigator.clipboard.readText();
    return text.trim() === ""
      ? { refusal: "Não há texto copiado. Copie o link no app da loja e volte aqui." }
      : { text };
  } catch {
    return {
      refusal:
        "O navegador não deixou ler o que você copiou. Toque e segure no campo e escolha Colar.",
    };
  }
}
