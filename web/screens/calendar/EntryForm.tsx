import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { EntryForm_entry$key } from "../../__generated__/EntryForm_entry.graphql.ts";
import type { EntryForm_viewer$key } from "../../__generated__/EntryForm_viewer.graphql.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Radios } from "../../ui/forms/Radios.tsx";
import { PlainSelect } from "../../ui/forms/SelectField.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { SheetBody, SheetFoot } from "../../ui/overlays/Sheet.tsx";
import type { Opened } from "./CalendarScreen.tsx";
import styles from "./Calendar.module.css";
import { EntryGroups } from "./EntryGroups.tsx";
import { EntryQueue } from "./EntryQueue.tsx";
import { checkEntry, createEntry, updateOccurrence, type Warning } from "./entry_mutations.ts";
import { localIn } from "./days.ts";
import { type EntryValues, inputOf, type Kind, newValues, valuesOf } from "./entry_values.ts";
import { RepeatFields } from "./RepeatFields.tsx";
import { type Scope, ScopeDialog } from "./ScopeDialog.tsx";

const kinds: readonly { readonly value: Kind; readonly label: string }[] = [
  { value: "OFFER", label: "Uma oferta" },
  { value: "TEXT", label: "Um texto" },
  { value: "SLOT", label: "Horário da casa" },
  { value: "NOTE", label: "Só um lembrete" },
];

/** The form of what is planned: what, when, how often and to whom. */
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
  const [checked, setChecked] = useState<EntryValues | null>(null); // they stand for these values
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
  /** Saves at once what nothing stands against; otherwise the person reads it first. */
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
          <fieldset className={styles.field}>
            <legend>O que sai</legend>
            <Radios
              label="O que sai"
              row
              choices={kinds}
              value={values.kind}
              onChange={(kind) => set({ kind })}
            />
          </fieldset>
          {values.kind === "OFFER" && (
            <PlainSelect
              label="Oferta"
              value={values.offerId}
              onChange={(offerId) => set({ offerId })}
            >
              <option value="">Escolha uma oferta</option>
              {entry?.offer && !offers.some(({ id }) => id === entry.offer!.id) && (
                <option value={entry.offer.id}>{entry.offer.title}</option>
              )}
              {offers.map(({ id, title }) => <option key={id} value={id}>{title}</option>)}
            </PlainSelect>
          )}
          {values.kind === "TEXT" && (
            <PlainSelect
              label="Texto"
              value={values.campaignTextId}
              onChange={(campaignTextId) => set({ campaignTextId })}
            >
              <option value="">Escolha um texto</option>
              {texts.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
            </PlainSelect>
          )}
          {values.kind === "SLOT" && (
            <EntryQueue
              queue={values.queue}
              offers={offers}
              texts={texts}
              onChange={(queue) => set({ queue })}
            />
          )}
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
            <Alert severity="warning">
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

/** Says what is still to be chosen; null: nothing. */
function missingOf(values: EntryValues): string | null {
  if (values.kind === "OFFER" && !values.offerId) return "Falta escolher a oferta.";
  if (values.kind === "TEXT" && !values.campaignTextId) return "Falta escolher o texto.";
  if (values.kind === "NOTE" && !values.title.trim()) return "Falta o nome do lembrete.";
  if (!values.day || !values.time) return "Falta o dia ou a hora.";
  const hasGroups = values.groupIds.length > 0 || values.groupTags.length > 0;
  return values.kind === "NOTE" || hasGroups ? null : "Falta escolher os grupos.";
}
