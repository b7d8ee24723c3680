import { useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { Radios } from "../../ui/forms/Radios.tsx";
import { Dialog, DialogActions, DialogContent } from "../../ui/overlays/Dialog.tsx";
import styles from "./ConflictDialog.module.css";
import {
  fieldNames,
  labels,
  type OfferField,
  type OfferValues,
  saysTheSame,
  shownValue,
} from "./offer_values.ts";

type Side = "mine" | "theirs";

/** The same offer, changed here and elsewhere: the person picks, field by field or in one go. */
export function ConflictDialog(props: {
  base: OfferValues;
  mine: OfferValues;
  theirs: OfferValues;
  onSettle: (values: OfferValues) => void;
  onClose: () => void;
}) {
  const { base, mine, theirs } = props;
  const disputed = fieldNames.filter((field) => !saysTheSame(field, mine[field], theirs[field]));
  const [picks, setPicks] = useState<Partial<Record<OfferField, Side>>>({});
  const sideOf = (field: OfferField): Side =>
    picks[field] ?? (saysTheSame(field, mine[field], base[field]) ? "theirs" : "mine");
  const settle = (pick: (field: OfferField) => Side) => {
    const values = { ...theirs };
    for (const field of disputed) values[field] = (pick(field) === "mine" ? mine : theirs)[field];
    props.onSettle(values);
  };
  return (
    <Dialog title="Esta oferta mudou em outra aba" width="medium" onClose={props.onClose}>
      <DialogContent>
        <p>
          {disputed.length > 0
            ? "Nada se perdeu. Escolha o que fica em cada campo."
            : "Ela já diz o mesmo que a sua. Não há o que escolher."}
        </p>
        {disputed.map((field) => (
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
        {disputed.length > 0 && (
          <>
            <Button variant="outlined" onClick={() => settle(() => "theirs")}>
              Usar a outra
            </Button>
            <Button variant="outlined" onClick={() => settle(() => "mine")}>
              Ficar com o meu
            </Button>
          </>
        )}
        <Button variant="contained" onClick={() => settle(sideOf)}>
          {disputed.length > 0 ? "Salvar as escolhas" : "Continuar"}
        </Button>
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
