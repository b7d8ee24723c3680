import { Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import { lazyOnIdle } from "../../../browser/lazy.ts";
import type { BatchBoard_batch$key } from "../../../__generated__/BatchBoard_batch.graphql.ts";
import { focusContent } from "../../../browser/accessibility.ts";
import { useMutationAction } from "../../../shared/useMutationAction.ts";
import { BusyButton, Button } from "../../../ui/buttons/Button.tsx";
import { ProgressBar } from "../../../ui/feedback/ProgressBar.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import { Rows } from "../../../ui/lists/Row.tsx";
import { useSelectionMode } from "../../../ui/lists/selection.tsx";
import { countLabel } from "../../../ui/text/numbers.ts";
import generator from "../Generator.module.css";
import styles from "./Batch.module.css";
import { BatchRow } from "./BatchRow.tsx";
import { dismissLinkBatch, retryBatchLinks } from "./batch_mutations.ts";
import { canEnterManually, canRetry, progressSentence } from "./batch_words.ts";

const OfferBulkBar = lazyOnIdle(async () =>
  (await import("../../../shared/offers/OfferBulkBar.tsx")).OfferBulkBar
);

/** The links of a batch: each with its state, and actions for one, several or all of them. */
export function BatchBoard(props: {
  batch: BatchBoard_batch$key;
  onRefresh: () => void;
  onDismissed: () => void;
  onEnterManually: (url: string) => void;
}) {
  const batch = useFragment(
    graphql`
      fragment BatchBoard_batch on LinkBatch {
        id
        total
        done
        failed
        links {
          id
          status
          error {
            code
          }
          offer {
            id
            title
            status
          }
          ...BatchRow_link
        }
      }
    `,
    props.batch,
  );
  const [runAction, isBusy] = useMutationAction();
  const { isPicking, selection, start, stop } = useSelectionMode();
  const { id: batchId, total, done, failed, links } = batch;
  const offers = links.flatMap(({ offer }) => offer ? [offer] : []);
  const retriable = links.filter(canRetry);
  const dismiss = () =>
    void runAction(() => dismissLinkBatch(batchId), () => {
      focusContent();
      props.onDismissed();
    });
  return (
    <div className={generator.board}>
      <Section
        title={countLabel(total, "link colado", "links colados")}
        action={offers.length > 0 && (
          <Button size="small" onClick={isPicking ? stop : start}>
            {isPicking ? "Concluir" : "Selecionar"}
          </Button>
        )}
      >
        <div className={styles.progress}>
          <p className="small tnum" role="status">{progressSentence(batch)}</p>
          <ProgressBar label="Links lidos" share={(done + failed) / total} />
        </div>
        <Rows>
          {links.map((link) => (
            <BatchRow
              key={link.id}
              link={link}
              batchId={batchId}
              selection={isPicking ? selection : undefined}
              onRetry={canRetry(link)
                ? () => void runAction(() => retryBatchLinks({ id: batchId, linkIds: [link.id] }))
                : undefined}
              onEnterManually={canEnterManually(link) ? props.onEnterManually : undefined}
            />
          ))}
        </Rows>
        <div className={styles.foot}>
          {retriable.length > 1 && (
            <BusyButton
              variant="outlined"
              isBusy={isBusy}
              onClick={() => void runAction(() => retryBatchLinks({ id: batchId }))}
            >
              Tentar de novo os {retriable.length}
            </BusyButton>
          )}
          <BusyButton variant="outlined" isBusy={isBusy} onClick={dismiss}>
            Dispensar a lista
          </BusyButton>
        </div>
      </Section>
      {isPicking && (
        <Suspense>
          <OfferBulkBar
            offers={offers.filter(({ id }) => selection.picked.has(id))}
            onAll={() => selection.pick(offers.map(({ id }) => id))}
            onDone={() => {
              selection.clear();
              props.onRefresh();
            }}
            onRestored={props.onRefresh}
          />
        </Suspense>
      )}
    </div>
  );
}
