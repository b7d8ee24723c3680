import { useState } from "react";
import type { CalendarEntryScope } from "../../__generated__/entryMutationsUpdateMutation.graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Radios } from "../../ui/forms/Radios.tsx";
import { Dialog, DialogActions, DialogContent } from "../../ui/overlays/Dialog.tsx";

export type Scope = CalendarEntryScope;

/** Asks how much of a series a change is about. */
export function ScopeDialog(props: {
  title: string;
  onChoose: (scope: Scope) => void;
  onClose: () => void;
}) {
  const [scope, setScope] = useState<Scope>("THIS");
  return (
    <Dialog title={props.title} width="small" onClose={props.onClose}>
      <DialogContent>
        <Radios
          label={props.title}
          value={scope}
          onChange={setScope}
          choices={[
            { value: "THIS", label: "Só este" },
            { value: "FOLLOWING", label: "Este e os seguintes" },
            { value: "ALL", label: "Todos" },
          ]}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={props.onClose}>Cancelar</Button>
        <Button variant="contained" onClick={() => props.onChoose(scope)}>Confirmar</Button>
      </DialogActions>
    </Dialog>
  );
}
