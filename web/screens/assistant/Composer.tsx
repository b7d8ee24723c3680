import { ArrowUp, Square } from "lucide-react";
import { Link } from "react-router-dom";
import { articlePath } from "../../routing/help_params.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import styles from "./Assistant.module.css";

const LONGEST = 4_000;

/** The field for the next prompt, docked below the conversation. */
export const Composer = (props: {
  text: string;
  /** Whether it changes an earlier prompt. */
  isEditing: boolean;
  isBusy: boolean;
  isWriting: boolean;
  /** Whether the plan and the site's budget allow another prompt. */
  canAsk: boolean;
  isResting: boolean;
  /** Null: any number. */
  promptsLeft: number | null;
  onChange: (text: string) => void;
  onSend: () => void;
  onStop: () => void;
  onCancelEdit: () => void;
}) => (
  <form
    className={`${styles.composer} on-page`}
    onSubmit={(event) => {
      event.preventDefault();
      if (props.text.trim() !== "" && !props.isWriting) props.onSend();
    }}
  >
    <div className={styles.field}>
      <textarea
        aria-label={props.isEditing ? "Sua pergunta, de novo" : "Sua pergunta"}
        placeholder="Pergunte ou peça algo"
        value={props.text}
        maxLength={LONGEST}
        rows={1}
        onChange={({ target }) => props.onChange(target.value)}
        onKeyDown={(event) => {
          const isSend = event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing;
          if (!isSend || !matchMedia("(pointer: fine)").matches) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      {props.isWriting
        ? (
          <Button variant="outlined" startIcon={<Square size={16} />} onClick={props.onStop}>
            Parar
          </Button>
        )
        : (
          <BusyButton
            type="submit"
            variant="contained"
            isBusy={props.isBusy}
            disabled={props.text.trim() === "" || !props.canAsk}
            startIcon={<ArrowUp size={18} />}
          >
            Enviar
          </BusyButton>
        )}
    </div>
    <p className="small">
      {props.isEditing && (
        <Button size="small" onClick={props.onCancelEdit}>Deixar como estava</Button>
      )}
      {noteOf(props)} <Link to={articlePath("garimpo-ia")}>Como ele funciona</Link>
    </p>
  </form>
);

const noteOf = (
  { isResting, promptsLeft }: { isResting: boolean; promptsLeft: number | null },
): string =>
  isResting
    ? "O Garimpo IA já trabalhou tudo o que podia hoje e volta à meia-noite de Brasília."
    : promptsLeft === null
    ? "Os valores vêm da sua conta."
    : promptsLeft === 0
    ? "Acabaram os pedidos de hoje. Amanhã tem mais."
    : `Restam ${countLabel(promptsLeft, "pedido", "pedidos")} hoje.`;
