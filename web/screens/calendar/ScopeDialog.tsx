import { useState } from "react";
import type { CalendarEntryScope } from "../../__generated__/entryMutationsUpdateMutation.graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Radios } from "../../ui/forms/Radios.tsx";
import { Dialog, DialogActions, DialogContent } from "../../ui/overlays/Dialog.tsx";

export type Scope = CalendarEntryScope;

/** Asks how much of a series a change is about. */
export function ScopeDialog(props: {
  title: string;
  /** Whether a single occurrence cannot be meant: the change is of what only its series has. */
  isOfSeries?: boolean;
  onChoose: (scope: Scope) => void;
  onClose: () => void;
}) {
  const { isOfSeries = false } = props;
  const [scope, setScope] = useState<Scope>(isOfSeries ? "FOLLOWING" : "THIS");
  return (
    <Dialog title={props.title} width="small" onClose={props.onClose}>
      <DialogContent>
        <Radios
          label={props.title}
          value={scope}
          onChange={setScope}
          choices={[
            ...isOfSeries ? [] : [{ value: "THIS" as const, label: "Só este" }],
            { value: "FOLLOWING", label: "Este e os seguintes" },
            { value: "ALL", label: "Todos" },
          ]}
        />
        {isOfSeries && (
          <p className="small">
            O que você mudou, a repetição, os horários do dia ou a fila, é da série: não dá para
            mudar só um dia.
          </p>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={props.onClose}>Cancelar</Button>
        <Button variant="contained" onClick={() => props.onChoose(scope)}>Confirmar</Button>
      </DialogActions>
    </Dialog>
  );
}
