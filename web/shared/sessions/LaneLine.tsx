import { graphql, useFragment } from "react-relay";
import type {
  LaneLine_session$data,
  LaneLine_session$key,
} from "../../__generated__/LaneLine_session.graphql.ts";
import { useNow } from "../../ui/text/age.ts";
import { aroundTimeLabel, atTimeLabel, untilLabel } from "../../ui/text/clock.ts";
import { countLabel } from "../../ui/text/numbers.ts";

const HOUR = 60 * 60 * 1000;

/** The state of a session's lane: how much waits, for what, and until when. */
export function LaneLine({ session }: { session: LaneLine_session$key }) {
  const { lane } = useFragment(
    graphql`
      fragment LaneLine_session on MessengerSession {
        lane {
          pausedAt
          queued
          isSending
          reasonCode
          reason
          waitsUntil
        }
      }
    `,
    session,
  );
  return <span className="tnum">{laneWords(lane, useNow())}</span>;
}

/** Words a lane's state: "8 mensagens na fila · próxima em 3 s". */
export function laneWords(lane: LaneLine_session$data["lane"], now: number): string {
  const { pausedAt, queued, isSending, reasonCode, reason, waitsUntil } = lane;
  const waiting = queued === 0
    ? "Nada na fila"
    : countLabel(queued, "mensagem na fila", "mensagens na fila");
  if (pausedAt) {
    return `${waiting} · em pausa desde ${atTimeLabel(pausedAt, now).replace("às ", "")}`;
  }
  if (isSending) return `${waiting} · enviando agora`;
  if (queued === 0 || !reason) return waiting;
  const isNear = waitsUntil && Date.parse(waitsUntil) - now < HOUR;
  const until = waitsUntil &&
    (isNear ? untilLabel(waitsUntil, now) : aroundTimeLabel(waitsUntil, now));
  // The pace needs no explanation.
  if (reasonCode === "PACE") return until ? `${waiting} · próxima ${until}` : waiting;
  return until ? `${waiting}. ${reason} Previsão: ${until}.` : `${waiting}. ${reason}`;
}
