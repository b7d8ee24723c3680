import { type ReactNode, useId, useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { TagFieldMutation } from "../../../__generated__/TagFieldMutation.graphql.ts";
import { announce, focusContentOnUnmount } from "../../../browser/accessibility.ts";
import { BusyButton } from "../../../ui/buttons/Button.tsx";
import { showNotice } from "../../../ui/overlays/notices.ts";
import type { Marketplace } from "../../marketplaces.ts";
import { useErrorNotice } from "../../outcome_notices.ts";
import { tagRows } from "./own_tags.ts";
import styles from "./TagField.module.css";

/** Takes the person's tag at one shop; a pasted link of theirs is reduced to its tag. */
export function TagField(props: {
  marketplace: Marketplace;
  label: ReactNode;
  button: string;
  onSaved: () => void;
}) {
  const id = useId();
  const row = tagRows[props.marketplace];
  const [value, setValue] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const showError = useErrorNotice();
  const [commit, isSaving] = useMutation<TagFieldMutation>(graphql`
    mutation TagFieldMutation($input: UpdateAffiliateTagsInput!) {
      updateAffiliateTags(input: $input) {
        ... on Viewer {
          affiliateTags {
            ...ownTags_tags
          }
        }
        ... on UserError {
          code
          message
          path
        }
      }
    }
  `);
  if (!row) return null;
  const save = () => {
    if (isSaving) return;
    if (value.trim() === "") return setProblem(`Informe ${row.words}.`);
    setProblem(null);
    commit({
      variables: { input: { [row.name]: value.trim() } },
      onCompleted({ updateAffiliateTags: { message, path } }) {
        if (!message) {
          announce("Etiqueta salva");
          props.onSaved();
        } else if (path?.includes(row.name)) setProblem(message);
        else showNotice(message, { variant: "error" });
      },
      onError: showError,
    });
  };
  return (
    <form
      ref={focusContentOnUnmount}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <label htmlFor={id} className={styles.label}>{props.label}</label>
      <div className={styles.field} data-refused={problem !== null}>
        <input
          id={id}
          value={value}
          placeholder={row.example}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={(event) => {
            setValue(event.target.value);
            setProblem(null);
          }}
        />
        <BusyButton type="submit" variant="contained" isBusy={isSaving}>{props.button}</BusyButton>
      </div>
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">{problem}</p>
    </form>
  );
}
