import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { SendWhen_settings$key } from "../../__generated__/SendWhen_settings.graphql.ts";
import { paths } from "../../paths.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { Segments } from "../../ui/forms/Segments.tsx";
import { useNow } from "../../ui/text/age.ts";
import { atTimeLabel, clockLabel } from "../../ui/text/clock.ts";
import { localTime, ownZone, zoneCity } from "../time_zones.ts";
import { type BestHour, bestHoursText } from "./best_hours.ts";
import styles from "./SendWhen.module.css";
import { nextHour, type When } from "./useSendChoice.ts";

const slotNote = (slots: readonly string[], at: string | null | undefined, now: number) =>
  at ? `livre ${atTimeLabel(at, now)}` : slots.length > 0 ? "livre" : "nenhum";

/** The choice of time: now, at a time of the settings' zone, or in the next free slot. */
export function SendWhen(props: {
  settings: SendWhen_settings$key;
  when: When;
  /** The hours whose messages are surely clicked more, the best first. */
  bestHours?: readonly BestHour[];
  /** The next free slot of the groups; absent while it is unknown. */
  nextSlotAt?: string | null | undefined;
  onChange: (when: When) => void;
}) {
  const { timeZone, slots } = useFragment(
    graphql`
      fragment SendWhen_settings on BotSettings {
        timeZone
        slots
      }
    `,
    props.settings,
  );
  const { when, onChange } = props;
  const best = bestHoursText(props.bestHours ?? []);
  const zone = `Horário de ${zoneCity(timeZone)}`;
  const choose = (kind: When["kind"]) =>
    onChange(kind === "at" ? { kind, localTime: nextHour(Date.now(), timeZone) } : { kind });
  return (
    <fieldset className={styles.when}>
      <legend className="sr-only">Quando</legend>
      <Segments
        value={when.kind}
        onChange={choose}
        choices={[
          { value: "now", label: "Agora", note: clockLabel(useNow()) },
          { value: "at", label: "Em um horário", note: "você escolhe" },
          {
            value: "slot",
            label: "Próximo horário",
            note: slotNote(slots, props.nextSlotAt, useNow()),
          },
        ]}
      />
      {when.kind === "at" && (
        <div className={styles.under}>
          <Field
            size="small"
            type="datetime-local"
            label="Dia e hora"
            value={when.localTime}
            min={localTime(Date.now(), timeZone)}
            className="tnum"
            onChange={(event) => onChange({ kind: "at", localTime: event.target.value })}
            helperText={timeZone === ownZone()
              ? `${zone}.`
              : `${zone}, que não é o deste aparelho.`}
          />
          {best && <p className="small tnum">{best}</p>}
        </div>
      )}
      {when.kind === "slot" && (
        <p className={`small tnum ${styles.under}`}>
          {slots.length > 0 ? `${slots.join(", ")}. ${zone}. ` : "Você não tem horários. "}
          <Link to={paths.botSettings}>Mudar os horários</Link>
        </p>
      )}
    </fieldset>
  );
}
