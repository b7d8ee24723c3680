import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { EntryForm_entry$key } from "../../__generated__/EntryForm_entry.graphql.ts";
import type { EntryForm_viewer$key } from "../../__generated__/EntryForm_viewer.graphql.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { isByPlan } from "../../routing/billing_params.ts";
import { PlansLink } from "../../shared/PlansLink.tsx";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { SheetBody, SheetFoot } from "../../ui/overlays/Sheet.tsx";
import type { Opened } from "./CalendarScreen.tsx";
import styles from "./Calendar.module.css";
import { EntryGroups } from "./EntryGroups.tsx";
import { EntrySubject } from "./EntrySubject.tsx";
import { checkEntry, createEntry, updateOccurrence, type Warning } from "./entry_mutations.ts";
import { localIn } from "./days.ts";
import { type EntryValues, inputOf, missingOf, newValues, valuesOf } from "./entry_values.ts";
import { RepeatFields } from "./RepeatFields.tsx";
import { type Scope, ScopeDialog } from "./ScopeDialog.tsx";

/** The form of a calendar entry: what it sends, when, how often and to which groups. */
export function EntryForm(props: {
  viewer: EntryForm_viewer$key;
  /** Null: a new one. */
  entry: EntryForm_entry$key | null;
  opened: Opened;
  onClose: () => void;
}) {
  const viewer = useFragment(
    graphql`
      fragment EntryForm_viewer on Viewer {
        timeZone
        offers(first: 50) {
          edges {
            node {
              id
              title
            }
          }
        }
        campaignTexts(first: 100) {
          edges {
            node {
              id
              name
            }
          }
        }
        ...EntryGroups_viewer
      }
    `,
    props.viewer,
  );
  const entry = useFragment(
    graphql`
      fragment EntryForm_entry on CalendarEntry {
        id
        version
        kind
        title
        recurrence
        startsLocal
        times
        timeZone
        campaignTextId
        groupTags
        offer {
          id
          title
        }
        groups {
          id
        }
        queue {
          campaignTextId
          offer {
            id
          }
        }
      }
    `,
    props.entry,
  );
  const { opened } = props;
  const occurrence = "entryId" in opened ? opened.occurrence : null;
  const [base] = useState(() =>
    "entryId" in opened
      ? valuesOf(entry!, opened.startsLocal)
      : newValues(opened, localIn(Date.now(), viewer.timeZone))
  );
  const [values, setValues] = useState(base);
  const set = (change: Partial<EntryValues>) => setValues((now) => ({ ...now, ...change }));
  const isDirty = JSON.stringify(values) !== JSON.stringify(base);
  useUnsavedChanges(isDirty);
  const [isAsking, setAsking] = useState(false);
  const [runAction, isBusy] = useMutationAction();
  const offers = nodesOf(viewer.offers.edges);
  const texts = nodesOf(viewer.campaignTexts.edges);
  const [warnings, setWarnings] = useState<readonly Warning[]>([]);
  const [checked, setChecked] = useState<EntryValues | null>(null); // the values that `warnings` are of
  const isChecked = checked === values;
  const commitSave = (scope: Scope) =>
    entry && occurrence
      ? updateOccurrence({ entry, occurrence }, scope, inputOf(values, scope))
      : createEntry(inputOf(values, "ALL"));
  const done = () => {
    showNotice(entry ? "Envio programado mudou." : "Envio programado.", { variant: "success" });
    props.onClose();
  };
  const save = (scope: Scope) => void runAction(() => commitSave(scope), done);
  const begin = () => entry?.recurrence ? setAsking(true) : save("ALL");
  /** Saves at once if there is no warning; otherwise shows the warnings, and the next submit saves. */
  const check = () =>
    void runAction(async () => {
      const found = await checkEntry(inputOf(values, "ALL"), entry?.id ?? null);
      setWarnings(found);
      setChecked(values);
      if (found.length > 0) return null;
      if (entry?.recurrence) {
        setAsking(true);
        return null;
      }
      const message = await commitSave("ALL");
      if (message === null) done();
      return message;
    });
  const missing = missingOf(values);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isChecked && warnings.length > 0) begin();
        else check();
      }}
    >
      <SheetBody>
        <div className={styles.fields}>
          <EntrySubject
            values={values}
            chosen={entry?.offer ?? null}
            offers={offers}
            texts={texts}
            onChange={set}
          />
          <Field
            label="Nome no calendário"
            value={values.title}
            maxLength={100}
            helperText={values.kind === "NOTE"
              ? undefined
              : "Se ficar vazio, vale o nome do que sai."}
            onChange={({ target }) => set({ title: target.value })}
          />
          <div className={styles.pair}>
            <Field
              type="date"
              label="Dia"
              value={values.day}
              onChange={({ target }) => set({ day: target.value })}
            />
            <Field
              type="time"
              label="Hora"
              value={values.time}
              onChange={({ target }) => set({ time: target.value })}
            />
          </div>
          {values.kind === "SLOT" && (
            <Field
              label="Outros horários do mesmo dia"
              value={values.times}
              placeholder="12:00, 19:00"
              autoComplete="off"
              helperText="Separe com vírgula. Cada horário leva o próximo da fila."
              onChange={({ target }) => set({ times: target.value })}
            />
          )}
          <RepeatFields
            repeat={values.repeat}
            onChange={(repeat) => set({ repeat })}
          />
          {values.kind !== "NOTE" && (
            <EntryGroups
              viewer={viewer}
              groupIds={values.groupIds}
              groupTags={values.groupTags}
              onChange={set}
            />
          )}
        </div>
      </SheetBody>
      <SheetFoot>
        <div className={styles.foot}>
          {missing && <p className="small" role="status">{missing}</p>}
          {isChecked && warnings.length > 0 && (
            <Alert
              severity="warning"
              action={<PlansLink code={warnings.find(({ code }) => isByPlan(code))?.code} />}
            >
              <ul className={styles.warnings}>
                {warnings.map(({ code, message }) => <li key={code + message}>{message}</li>)}
              </ul>
            </Alert>
          )}
          <Button type="submit" variant="contained" disabled={isBusy || missing !== null}>
            {isChecked && warnings.length > 0
              ? "Programar assim mesmo"
              : entry
              ? "Salvar"
              : "Programar"}
          </Button>
        </div>
      </SheetFoot>
      {isAsking && (
        <ScopeDialog
          title="Mudar o quê?"
          onChoose={(scope) => {
            setAsking(false);
            save(scope);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  );
}

const nodesOf = <Node,>(edges: readonly { readonly node: Node | null | undefined }[]): Node[] =>
  edges.flatMap(({ node }) => node ? [node] : []);
