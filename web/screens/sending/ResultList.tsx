import { Suspense, useState } from "react";
import { useNow } from "../../ui/text/age.ts";
import { aroundTimeLabel, untilLabel } from "../../ui/text/clock.ts";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { ProgressBar } from "../../ui/feedback/ProgressBar.tsx";
import { Rows } from "../../ui/lists/Row.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { DispatchRow } from "../../shared/dispatches/DispatchRow.tsx";
import { sentShare, sentWords, type Tally } from "../../shared/dispatches/tally_words.ts";
import { CancelRest } from "./CancelRest.tsx";
import styles from "./ResultList.module.css";
import type { ResultDispatch } from "./useResults.ts";

const DispatchSheet = lazyOnIdle(async () =>
  (await import("../../shared/dispatches/DispatchSheet.tsx")).DispatchSheet
);

/** How far it has come, and each group's row; a row opens its journal. */
export function ResultList(props: {
  offerId: string;
  tally: Tally;
  isPaused: boolean;
  dispatches: readonly ResultDispatch[];
}) {
  const { tally, dispatches } = props;
  const [opened, setOpened] = useState<string | null>(null);
  if (tally.total === 0) {
    return (
      <Section label="Resultados">
        <EmptyState>Esta oferta ainda não foi enviada a nenhum grupo.</EmptyState>
      </Section>
    );
  }
  return (
    <Section
      title={sentWords(tally)}
      action={tally.queued > 0 &&
        (props.isPaused
          ? <span className="small">em pausa</span>
          : <Next dispatches={dispatches} />)}
    >
      <div className={styles.bar}>
        <ProgressBar label="Mensagens enviadas" share={sentShare(tally)} />
      </div>
      <Rows>
        {dispatches.map((dispatch) => (
          <DispatchRow key={dispatch.id} dispatch={dispatch} ofOneOffer onOpen={setOpened} />
        ))}
      </Rows>
      {tally.queued > 0 && <CancelRest offerId={props.offerId} queued={tally.queued} />}
      {opened && (
        <Suspense>
          <DispatchSheet dispatchId={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Section>
  );
}

/** When the next one goes. */
function Next({ dispatches }: { dispatches: readonly ResultDispatch[] }) {
  const now = useNow();
  const next =
    dispatches.flatMap(({ status, expectedAt }) =>
      status === "QUEUED" && expectedAt ? [expectedAt] : []
    ).sort()[0];
  if (!next) return <span className="small">esperando</span>;
  const isFar = Date.parse(next) - now > 60 * 60 * 1000;
  return (
    <span className="small tnum">
      próximo {isFar ? aroundTimeLabel(next, now) : untilLabel(next, now) ?? "em instantes"}
    </span>
  );
}
