import { graphql, useFragment } from "react-relay";
import type { CurrentMaintenance_maintenance$key } from "../../../__generated__/CurrentMaintenance_maintenance.graphql.ts";
import { ConfirmButton } from "../../../shared/ConfirmButton.tsx";
import { useMutationAction } from "../../../shared/useMutationAction.ts";
import { Chip } from "../../../ui/display/Chip.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import { useNow } from "../../../ui/text/age.ts";
import { dayAndClockLabel } from "../../../ui/text/clock.ts";
import styles from "./Maintenance.module.css";
import { endMaintenance } from "./maintenance_mutations.ts";

/** The maintenance that is announced or in force, with the way to end it. */
export function CurrentMaintenance(props: { maintenance: CurrentMaintenance_maintenance$key }) {
  const { mode, message, startsAt, endsAt, passes } = useFragment(
    graphql`
      fragment CurrentMaintenance_maintenance on Maintenance {
        mode
        message
        startsAt
        endsAt
        passes {
          id
          email
        }
      }
    `,
    props.maintenance,
  );
  const now = useNow();
  const [runAction, isBusy] = useMutationAction();
  if (now >= Date.parse(endsAt)) return null;
  const isInForce = now >= Date.parse(startsAt);
  const verb = isInForce ? "Encerrar agora" : "Desmarcar";
  return (
    <Section
      title={isInForce ? "Em manutenção" : "Manutenção marcada"}
      action={
        <Chip tone={isInForce ? "doubt" : "on"}>
          {mode === "FULL" ? "Site fechado" : "Só leitura"}
        </Chip>
      }
    >
      <div className={styles.stack}>
        <p>{message}</p>
        <p className="small tnum">
          De {dayAndClockLabel(startsAt)} a {dayAndClockLabel(endsAt)}. Termina sozinha.
        </p>
        {passes.length > 0 && (
          <p className="small">Também passa: {passes.map(({ email }) => email).join(", ")}.</p>
        )}
        <ConfirmButton
          label={verb}
          isBusy={isBusy}
          title={isInForce ? "Encerrar a manutenção?" : "Desmarcar a manutenção?"}
          stay="Voltar"
          goOn={verb}
          onConfirmed={() => runAction(endMaintenance)}
        >
          {isInForce
            ? "O site abre agora para todos e os envios continuam."
            : "A contagem some de todas as telas."}
        </ConfirmButton>
      </div>
    </Section>
  );
}
