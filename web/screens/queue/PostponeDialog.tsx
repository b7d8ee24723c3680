import { useState } from "react";
import type {
  DispatchDelay,
  PostponeDispatchesInput,
} from "../../__generated__/moveMutationsPostponeMutation.graphql.ts";
import { localTime, zoneCity } from "../../shared/time_zones.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Radios } from "../../ui/forms/Radios.tsx";
import { Dialog, DialogActions, DialogContent } from "../../ui/overlays/Dialog.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import styles from "./Queue.module.css";

/** Until when messages are postponed. */
export type Until = Omit<PostponeDispatchesInput, "ids">;

const EVENING = "20:00";

/** Asks until when messages are postponed. */
export function PostponeDialog(props: {
  count: number;
  timeZone: string;
  onChoose: (until: Until) => void;
  onClose: () => void;
}) {
  const { count, timeZone, onChoose } = props;
  const now = localTime(Date.now(), timeZone);
  const [until, setUntil] = useState<DispatchDelay | "AT">("HOUR");
  const [at, setAt] = useState(() => localTime(Date.now() + 3 * 60 * 60 * 1000, timeZone));
  const title = count === 1 ? "Adiar até quando?" : `Adiar ${countLabel(count, "envio", "envios")}`;
  return (
    <Dialog title={title} width="small" onClose={props.onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(until === "AT" ? { localTime: at, timeZone } : { delay: until });
        }}
      >
        <DialogContent>
          <Radios
            label={title}
            value={until}
            onChange={setUntil}
            choices={[
              { value: "HOUR", label: "1 hora mais tarde" },
              ...now.slice(11) < EVENING
                ? [{ value: "TONIGHT" as const, label: "Hoje às 20:00" }]
                : [],
              { value: "TOMORROW", label: "Amanhã às 09:00" },
              { value: "AT", label: "Em um dia e hora" },
            ]}
          />
          {until === "AT" && (
            <div className={styles.at}>
              <Field
                type="datetime-local"
                label="Dia e hora"
                value={at}
                min={now}
                className="tnum"
                onChange={(event) => setAt(event.target.value)}
                helperText={`Horário de ${zoneCity(timeZone)}.`}
              />
            </div>
          )}
          <p className={`small ${styles.at}`}>O ritmo e o horário de silêncio continuam valendo.</p>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={props.onClose}>Cancelar</Button>
          <Button
            type="submit"
            variant="contained"
            disabled={until === "AT" && at === ""}
          >
            Adiar
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
