import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { LendForm_viewer$key } from "../../__generated__/LendForm_viewer.graphql.ts";
import { paths } from "../../paths.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Radios } from "../../ui/forms/Radios.tsx";
import styles from "./WhatsAppConfig.module.css";
import { useLendNumber } from "./useLendNumber.ts";

/** Lends one of one's own numbers. */
export function LendForm(props: { viewer: LendForm_viewer$key; onLent: () => void }) {
  const { messengerSessions } = useFragment(
    graphql`
      fragment LendForm_viewer on User {
        messengerSessions {
          id
          channel
          health
          name
          credentialHint
        }
      }
    `,
    props.viewer,
  );
  const own = messengerSessions.filter(({ channel, health }) =>
    channel === "WHATSAPP" && health !== "DISCONNECTED"
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const [lend, isLending] = useLendNumber();
  const [first] = own;
  if (!first) {
    return (
      <EmptyState
        action={
          <Button variant="contained" component={Link} to={paths.connectWhatsApp}>
            Conectar um WhatsApp
          </Button>
        }
      >
        Conecte um WhatsApp seu e volte aqui para emprestá-lo a quem não quer usar o próprio número.
      </EmptyState>
    );
  }
  const sessionId = own.some(({ id }) => id === chosen) ? chosen! : first.id;
  return (
    <div className={styles.stack}>
      <p>
        Quem usa o site envia por este número e traz os próprios grupos. Se o WhatsApp o bloquear,
        todos param: escolha um número que não seja o seu de todo dia.
      </p>
      <Radios
        label="Número a emprestar"
        value={sessionId}
        onChange={setChosen}
        choices={own.map(({ id, name, credentialHint }) => ({
          value: id,
          label: `${credentialHint} · ${name}`,
        }))}
      />
      <BusyButton
        variant="contained"
        isBusy={isLending}
        onClick={() => lend(sessionId, props.onLent)}
      >
        Emprestar este número
      </BusyButton>
    </div>
  );
}
