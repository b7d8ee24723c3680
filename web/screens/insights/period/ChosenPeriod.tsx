import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { isPeriod } from "../../../routing/insights_params.ts";
import { localTime, ownZone } from "../../../shared/time_zones.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Field } from "../../../ui/forms/Field.tsx";
import { Popover } from "../../../ui/overlays/Popover.tsx";
import styles from "./PeriodBar.module.css";

/** The first and last day of a period of one's own. */
export function ChosenPeriod(props: {
  anchor: Element | null;
  onChoose: (from: string, to: string) => void;
  onClose: () => void;
}) {
  const [params] = useSearchParams();
  const today = localTime(Date.now(), ownZone()).slice(0, 10);
  const [from, setFrom] = useState(params.get("de") ?? "");
  const [to, setTo] = useState(params.get("ate") ?? today);
  const isRefused = from !== "" && to !== "" && !isPeriod(from, to);
  return (
    <Popover label="Escolher o período" anchor={props.anchor} align="end" onClose={props.onClose}>
      <form
        className={styles.own}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPeriod(from, to)) {
            return;
          }
          props.onChoose(from, to);
          props.onClose();
        }}
      >
        <Field
          size="small"
          type="date"
          label="Primeiro dia"
          required
          max={today}
          value={from}
          onChange={({ target }) =>
            setFrom(target.value)}
        />
        <Field
          size="small"
          type="date"
          label="Último dia"
          required
          max={today}
          value={to}
          error={isRefused}
          helperText={isRefused
            ? "Escolha um período de até 366 dias, que comece antes de terminar."
            : undefined}
          onChange={({ target }) =>
            setTo(target.value)}
        />
        <Button type="submit" variant="outlined" fullWidth>Ver este período</Button>
      </form>
    </Popover>
  );
}
