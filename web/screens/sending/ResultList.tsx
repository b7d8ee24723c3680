import { Suspense, useState } from "react";
import { focusContentOnUnmount } from "../../browser/accessibility.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { ConfirmButton } from "../../shared/ConfirmButton.tsx";
import { DispatchRow } from "../../shared/dispatches/DispatchRow.tsx";
import { useCancelDispatches } from "../../shared/dispatches/dispatch_mutations.ts";
import { sentShare, sentWords, type Tally } from "../../shared/dispatches/tally_words.ts";
import { ProgressBar } from "../../ui/feedback/ProgressBar.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { Rows } from "../../ui/lists/Row.tsx";
import { useNow } from "../../ui/text/age.ts";
import { aroundTimeLabel, untilLabel } from "../../ui/text/clock.ts";
import { countLabel } from "../../ui/text/numbers.ts";
import { CorrectInGroups } from "./CorrectInGroups.tsx";
import styles from "./ResultList.module.css";
import type { ResultDispatch } from "./useResults.ts";

const DispatchSheet = lazyOnIdle(async () =>
  (await import("../../shared/dispatches/DispatchSheet.tsx")).DispatchSheet
);

/** The progress of the sending and a row per group; a row opens the message's journal. */
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
          : <NextTime dispatches={dispatches} />)}
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
      {tally.sent > 0 && <CorrectInGroups offerId={props.offerId} />}
      {opened && (
        <Suspense>
          <DispatchSheet dispatchId={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Section>
  );
}

/** When the next message goes. */
function NextTime({ dispatches }: { dispatches: readonly ResultDispatch[] }) {
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

/** Cancels the offer's queued messages, after a confirmation. */
function CancelRest({ offerId, queued }: { offerId: string; queued: number }) {
  const [cancel, isCanceling] = useCancelDispatches();
  return (
    <ConfirmButton
      ref={focusContentOnUnmount}
      label="Cancelar o que falta"
      fullWidth
      className={styles.cancel}
      isBusy={isCanceling}
      title="Cancelar o que falta?"
      stay="Continuar enviando"
      goOn="Cancelar o que falta"
      onConfirmed={() => cancel({ offerId })}
    >
      {countLabel(
        queued,
        "mensagem desta oferta espera a vez e não vai sair",
        "mensagens desta oferta esperam a vez e não vão sair",
      )}. O que já saiu fica como está.
    </ConfirmButton>
  );
}
