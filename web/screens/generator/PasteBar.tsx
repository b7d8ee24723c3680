import { useId } from "react";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { SparkIcon } from "../../ui/icons.tsx";
import { takesThePlace } from "./pasted_input.ts";
import styles from "./PasteBar.module.css";

/** The one input: a link, or the text copied from the shop's app. Enter reads it. */
export function PasteBar(props: {
  text: string;
  isReading: boolean;
  refusal: string | null;
  onChange: (text: string) => void;
  onPaste: () => void;
  onRead: () => void;
}) {
  const noteId = useId();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.querySelector("textarea")?.scrollTo({ left: 0 });
        props.onRead();
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
          startIcon={<SparkIcon size={18} />}
        >
          Ler
        </BusyButton>
      </div>
      <p id={noteId} className={props.refusal ? styles.refusal : "small"} aria-live="polite">
        {props.refusal ?? "Também vale o texto copiado do app da loja."}
      </p>
    </form>
  );
}
