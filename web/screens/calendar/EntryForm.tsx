import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { EntryForm_entry$key } from "../../__generated__/EntryForm_entry.graphql.ts";
import type { EntryForm_viewer$key } from "../../__generated__/EntryForm_viewer.graphql.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { SheetBody, SheetFoot } from "../../ui/overlays/Sheet.tsx";
import type { Opened } from "./CalendarScreen.tsx";
import styles from "./Calendar.module.css";
import { EntryGroups } from "./EntryGroups.tsx";
import { EntrySubject } from "./EntrySubject.tsx";
import {
  checkChange,
  checkEntry,
  createEntry,
  updateOccurrence,
  type Warning,
} from "./entry_mutations.ts";
import { localIn } from "./days.ts";
import {
  changesOf,
  type EntryValues,
  inputOf,
  isOfSeries,
  missingOf,
  newValues,
  valuesOf,
} from "./entry_values.ts";
import { RepeatFields } from "./RepeatFields.tsx";
import { isSeries } from "./recurrence.ts";
import { type Scope, ScopeDialog } from "./ScopeDialog.tsx";
import { Warnings } from "./Warnings.tsx";

type Found = {
  readonly values: EntryValues;
  readonly scope: Scope;
  readonly warnings: readonly Warning[];
};

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
              needsOffer
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
  const known = entry && "entryId" in opened ? { entry, occurrence: opened.occurrence } : null;
  const [base] = useState(() =>
    "entryId" in opened
      ? valuesOf(entry!, opened)
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
  /** The warnings of these values, and of how much of a series. */
  const [found, setFound] = useState<Found | null>(null);
  const warned = found?.values === values && found.warnings.length > 0 ? found : null;
  const changes = known && changesOf(values, base, known.occurrence);
  const commitSave = (scope: Scope) =>
    known ? updateOccurrence(known, scope, changes!) : createEntry(inputOf(values));
  const done = () => {
    showNotice(known ? "Envio programado mudou." : "Envio programado.", { variant: "success" });
    props.onClose();
  };
  const save = (scope: Scope) => void runAction(() => commitSave(scope), done);
  /** Saves at once if there is no warning; otherwise shows the warnings, and the next submit saves. */
  const check = (scope: Scope) =>
    void runAction(async () => {
      const warnings = known
        ? await checkChange(known, scope, changes!)
        : await checkEntry(inputOf(values));
      setFound({ values, scope, warnings });
      if (warnings.length > 0) return null;
      const message = await commitSave(scope);
      if (message === null) done();
      return message;
    });
  const submit = () => {
    if (warned) save(warned.scope);
    else if (known && !isDirty) props.onClose();
    else if (known && isSeries(known.entry)) setAsking(true);
    else check("ALL");
  };
  const missing = missingOf(values);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SheetBody>
        <div className={styles.fields}>
          <EntrySubject
            values={values}
            chosen={("entryId" in opened ? opened.own ?? entry : null)?.offer ?? null}
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
          {warned && <Warnings warnings={warned.warnings} />}
          <Button type="submit" variant="contained" disabled={isBusy || missing !== null}>
            {warned ? "Programar assim mesmo" : known ? "Salvar" : "Programar"}
          </Button>
        </div>
      </SheetFoot>
      {isAsking && (
        <ScopeDialog
          title="Mudar o quê?"
          isOfSeries={isOfSeries(values, base)}
          onChoose={(scope) => {
            setAsking(false);
            check(scope);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  );
}

const nodesOf = <Node,>(edges: readonly { readonly node: Node | null | undefined }[]): Node[] =>
  edges.flatMap(({ node }) => node ? [node] : []);
