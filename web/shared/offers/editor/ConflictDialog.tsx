import { useState } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Radios } from "../../../ui/forms/Radios.tsx";
import { Dialog, DialogActions, DialogContent } from "../../../ui/overlays/Dialog.tsx";
import styles from "./ConflictDialog.module.css";
import {
  fieldNames,
  isSameValue,
  labels,
  type OfferField,
  type OfferValues,
  shownValue,
} from "./form_values.ts";

type Side = "mine" | "theirs";

/** Resolves an offer changed otherwise here and elsewhere: the person picks a side, per field or for all. */
export function ConflictDialog(props: {
  base: OfferValues;
  mine: OfferValues;
  theirs: OfferValues;
  onResolve: (values: OfferValues) => void;
  onClose: () => void;
}) {
  const { base, mine, theirs } = props;
  const conflicting = fieldNames.filter((field) => !isSameValue(field, mine[field], theirs[field]));
  const [picks, setPicks] = useState<Partial<Record<OfferField, Side>>>({});
  const sideOf = (field: OfferField): Side =>
    picks[field] ?? (isSameValue(field, mine[field], base[field]) ? "theirs" : "mine");
  const resolve = (pick: (field: OfferField) => Side) => {
    const values = { ...theirs };
    for (const field of conflicting) {
      values[field] = (pick(field) === "mine" ? mine : theirs)[field];
    }
    props.onResolve(values);
  };
  return (
    <Dialog title="Esta oferta mudou em outra aba" width="medium" onClose={props.onClose}>
      <DialogContent>
        <p>Nada se perdeu. Escolha o que fica em cada campo.</p>
        {conflicting.map((field) => (
          <fieldset key={field} className={styles.field}>
            <legend>{labels[field]}</legend>
            <Radios
              value={sideOf(field)}
              onChange={(side) => setPicks({ ...picks, [field]: side })}
              choices={[
                {
                  value: "mine",
                  label: <Choice who="O seu" value={shownValue(field, mine[field])} />,
                },
                {
                  value: "theirs",
                  label: <Choice who="O da outra aba" value={shownValue(field, theirs[field])} />,
                },
              ]}
            />
          </fieldset>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => resolve(() => "theirs")}>Usar a outra</Button>
        <Button variant="outlined" onClick={() => resolve(() => "mine")}>Ficar com o meu</Button>
        <Button variant="contained" onClick={() => resolve(sideOf)}>Salvar as escolhas</Button>
      </DialogActions>
    </Dialog>
  );
}

function Choice({ who, value }: { who: string; value: string }) {
  return (
    <span className={styles.choice}>
      <span className="small">{who}</span>
      <span>{value || "(vazio)"}</span>
    </span>
  );
}
