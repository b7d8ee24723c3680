import { useEffect } from "react";
import { graphql } from "react-relay";
import { refetch } from "../../relay/environment.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { clockLabel } from "../../ui/text/clock.ts";
import { useSendVerification } from "./useSendVerification.ts";

/** Says that the e-mail is not confirmed and sends the link; disappears once it is confirmed. */
export function ConfirmEmailNote(props: { email: string; className?: string | undefined }) {
  const { sentAt, send, isBusy } = useSendVerification(props.email);
  useEffect(() => {
    // The person confirms in another tab or app, and comes back.
    addEventListener("focus", refresh);
    return () => removeEventListener("focus", refresh);
  }, []);
  return (
    <Alert
      severity="warning"
      className={props.className}
      action={
        <BusyButton size="small" isBusy={isBusy} onClick={send}>
          {sentAt ? "Reenviar" : "Enviar o link"}
        </BusyButton>
      }
    >
      <b>Falta confirmar o e-mail</b>
      <br />
      <span role="status">
        {sentAt
          ? `Enviamos às ${clockLabel(sentAt)} para ${props.email}.`
          : `Confirme que ${props.email} é seu para enviar.`}
      </span>
    </Alert>
  );
}

const refresh = () =>
  refetch(
    graphql`
      query ConfirmEmailNoteQuery {
        viewer {
          isEmailVerified
        }
      }
    `,
    {},
  );
