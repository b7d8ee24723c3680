import { graphql, useFragment } from "react-relay";
import type { DispatchJournal_dispatch$key } from "../../__generated__/DispatchJournal_dispatch.graphql.ts";
import { aroundTimeLabel, atTimeLabel, secondsLabel } from "../../ui/text/clock.ts";
import styles from "./DispatchJournal.module.css";
import { DispatchChip } from "./DispatchChip.tsx";
import { deliveredTo, dispatchNote, isQueued, joined, stepWords } from "./dispatch_words.ts";

/** The journal of a dispatch: why it went out, waited or did not go. */
export function DispatchJournal(props: { dispatch: DispatchJournal_dispatch$key }) {
  const dispatch = useFragment(
    graphql`
      fragment DispatchJournal_dispatch on Dispatch
      @argumentDefinitions(isForetold: { type: "Boolean", defaultValue: true }) {
        status
        text
        attempts
        reason
        reasonCode
        delivery {
          delivered
          deliveredAt
        }
        expectedAt @include(if: $isForetold)
        journal {
          at
          step
          reason
          until
        }
      }
    `,
    props.dispatch,
  );
  const { status, journal, text, attempts, delivery: { delivered, deliveredAt } } = dispatch;
  const now = Date.now();
  return (
    <>
      <div className={styles.state}>
        <DispatchChip status={status} isDelivered={delivered > 0} />
        {isQueued(status) && <span className="small tnum">{dispatchNote(dispatch, now)}</span>}
        {attempts > 1 && <span className="small">{attempts} tentativas</span>}
      </div>
      {delivered > 0 && (
        <p className="tnum">
          {deliveredTo(delivered)}
          <span className={`small ${styles.proof}`}>
            {joined(
              deliveredAt && `O primeiro celular confirmou ${atTimeLabel(deliveredAt, now)}`,
              "nem todo celular confirma",
            )}
          </span>
        </p>
      )}
      <ol className={styles.journal} aria-label="O que aconteceu">
        {journal.map(({ at, step, reason, until }, index) => (
          <li key={index}>
            <time className="small tnum" dateTime={at}>{secondsLabel(at, now)}</time>
            <span>
              {stepWords[step]}
              {(reason || until) && (
                <span className="small">
                  {joined(reason, until && `até ${aroundTimeLabel(until, now)}`)}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
      {text && (
        <details className={styles.text}>
          <summary>Ver a mensagem</summary>
          <p className="small">{text}</p>
        </details>
      )}
    </>
  );
}
