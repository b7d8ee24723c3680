import { graphql, useFragment } from "react-relay";
import type { WarmUp_session$key } from "../../__generated__/WarmUp_session.graphql.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { ProgressBar } from "../../ui/feedback/ProgressBar.tsx";
import styles from "./WhatsApp.module.css";
import { useEndWarmUp } from "./useEndWarmUp.ts";

/** The plan of a new number: which day it is, and how much of today's is used. */
export function WarmUp({ session }: { session: WarmUp_session$key }) {
  const { id, warmUp } = useFragment(
    graphql`
      fragment WarmUp_session on MessengerSession {
        id
        warmUp {
          day
          days
          capToday
          sentToday
        }
      }
    `,
    session,
  );
  const [end, isBusy] = useEndWarmUp(id);
  if (!warmUp) return null;
  const { day, days, capToday, sentToday } = warmUp;
  return (
    <div className={styles.stack}>
      <div>
        <p>
          <b>Aquecimento: dia {day} de {days}</b>
        </p>
        <p className="small tnum">{sentToday} de {capToday} mensagens de hoje</p>
        <ProgressBar
          label="Mensagens de hoje no aquecimento"
          share={Math.min(1, sentToday / capToday)}
        />
      </div>
      <BusyButton variant="outlined" isBusy={isBusy} onClick={end}>
        Meu número já é usado há meses
      </BusyButton>
    </div>
  );
}
