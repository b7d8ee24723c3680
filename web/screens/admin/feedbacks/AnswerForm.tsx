import { type FormEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AnswerForm_canned$key } from "../../../__generated__/AnswerForm_canned.graphql.ts";
import { useUnsavedChanges } from "../../../browser/unsaved_changes.ts";
import { useMutationAction } from "../../../shared/useMutationAction.ts";
import { BusyButton } from "../../../ui/buttons/Button.tsx";
import { Field } from "../../../ui/forms/Field.tsx";
import { PlainSelect } from "../../../ui/forms/SelectField.tsx";
import { showNotice } from "../../../ui/overlays/notices.ts";
import { SheetSection } from "../../../ui/overlays/Sheet.tsx";
import { answerFeedback } from "./feedbackActions.ts";
import styles from "./Inbox.module.css";

/** Writes an answer, from a canned one or anew; it goes by the bell and by email. */
export function AnswerForm(props: { feedbackId: string; canned: AnswerForm_canned$key }) {
  const canned = useFragment(
    graphql`
      fragment AnswerForm_canned on CannedAnswer @relay(plural: true) {
        id
        title
        text
      }
    `,
    props.canned,
  );
  const [text, setText] = useState("");
  useUnsavedChanges(text !== "");
  const [runAction, isBusy] = useMutationAction();
  const insert = (id: string) => {
    const chosen = canned.find((one) => one.id === id);
    if (chosen) setText(text.trim() ? `${text.trimEnd()}\n\n${chosen.text}` : chosen.text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void runAction(() => answerFeedback({ id: props.feedbackId, text }), () => {
      setText("");
      showNotice("Resposta enviada.", { variant: "success" });
    });
  };
  return (
    <SheetSection title="Responder">
      <form className={styles.stack} onSubmit={submit}>
        {canned.length > 0 && (
          <PlainSelect label="Usar uma resposta pronta" value="" onChange={insert}>
            <option value="">Escolher…</option>
            {canned.map(({ id, title }) => <option key={id} value={id}>{title}</option>)}
          </PlainSelect>
        )}
        <Field
          label="Resposta"
          multiline
          minRows={4}
          maxLength={4_000}
          value={text}
          helperText="A pessoa recebe no sino, por e-mail e na tela dela."
          onChange={(event) => setText(event.target.value)}
        />
        <div>
          <BusyButton
            type="submit"
            variant="contained"
            isBusy={isBusy}
            disabled={text.trim() === ""}
          >
            Responder
          </BusyButton>
        </div>
      </form>
    </SheetSection>
  );
}
