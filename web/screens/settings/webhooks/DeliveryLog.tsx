import { graphql, usePaginationFragment } from "react-relay";
import type {
  DeliveryLog_webhook$data,
  DeliveryLog_webhook$key,
} from "../../../__generated__/DeliveryLog_webhook.graphql.ts";
import type { DeliveryLogReplayMutation } from "../../../__generated__/DeliveryLogReplayMutation.graphql.ts";
import { commit } from "../../../relay/commit.ts";
import { useShowMore } from "../../../shared/lists.ts";
import { useMutationAction } from "../../../shared/useMutationAction.ts";
import { BusyButton, Button } from "../../../ui/buttons/Button.tsx";
import { Chip } from "../../../ui/display/Chip.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { LoadMoreButton } from "../../../ui/lists/LoadMoreButton.tsx";
import { showNotice } from "../../../ui/overlays/notices.ts";
import { SheetSection } from "../../../ui/overlays/Sheet.tsx";
import { dayAndClockLabel } from "../../../ui/text/clock.ts";
import { answerWords, deliveryChips } from "./webhook_words.ts";
import styles from "./Webhooks.module.css";

const DAY = 24 * 60 * 60 * 1000;

/** The deliveries of a webhook, each with its request and answer, and what delivers them again. */
export function DeliveryLog(props: { webhook: DeliveryLog_webhook$key; onChanged: () => void }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment(
    graphql`
      fragment DeliveryLog_webhook on Webhook
      @refetchable(queryName: "DeliveryLogPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        id
        deliveries(first: $first, after: $after) @connection(key: "DeliveryLog_deliveries") {
          edges {
            node {
              id
              eventId
              event
              isTest
              happenedAt
              status
              attempts
              nextAttemptAt
              body
              durationMs
              responseStatus
              responseBody
              problem
            }
          }
        }
      }
    `,
    props.webhook,
  );
  const deliveries = data.deliveries.edges.map(({ node }) => node);
  const { list, showMore } = useShowMore(deliveries.length, loadNext);
  const [runAction, isBusy] = useMutationAction();
  const replay = (which: { deliveryId: string } | { since: string }) =>
    runAction(async () => {
      const { replayWebhook: replayed } = await commit<DeliveryLogReplayMutation>(
        graphql`
          mutation DeliveryLogReplayMutation($input: ReplayWebhookInput!) {
            replayWebhook(input: $input) {
              ... on WebhookReplay {
                count
                webhook {
                  id
                  waitingCount
                }
              }
              ... on UserError {
                code
                message
              }
            }
          }
        `,
        { input: { id: data.id, ...which } },
      );
      if (replayed.message) return replayed.message;
      showNotice(replayWords(replayed.count ?? 0), { variant: "success" });
      props.onChanged();
      return null;
    });
  const lastDay = () => replay({ since: new Date(Date.now() - DAY).toISOString() });
  return (
    <SheetSection
      title="Entregas"
      action={<Button size="small" onClick={props.onChanged}>Atualizar</Button>}
    >
      {deliveries.length === 0
        ? <EmptyState>Nada foi entregue nos últimos 30 dias.</EmptyState>
        : (
          <div className={styles.stack}>
            <ul ref={list} className={styles.log}>
              {deliveries.map((delivery) => (
                <Entry
                  key={delivery.id}
                  delivery={delivery}
                  isBusy={isBusy}
                  onReplay={() => replay({ deliveryId: delivery.id })}
                />
              ))}
            </ul>
            {hasNext && <LoadMoreButton isBusy={isLoadingNext} onClick={showMore} />}
            <BusyButton variant="outlined" fullWidth isBusy={isBusy} onClick={lastDay}>
              Entregar de novo as últimas 24 horas
            </BusyButton>
          </div>
        )}
    </SheetSection>
  );
}

type Delivery = DeliveryLog_webhook$data["deliveries"]["edges"][number]["node"];

/** A delivery; its request and answer open below it. */
function Entry(props: { delivery: Delivery; isBusy: boolean; onReplay: () => void }) {
  const { delivery } = props;
  const { event, happenedAt, status, attempts, nextAttemptAt, body, responseBody } = delivery;
  const [tone, words] = deliveryChips[status as keyof typeof deliveryChips];
  return (
    <li>
      <details>
        <summary>
          <span>
            <b>{event}</b>
            <br />
            <span className="small tnum">
              {dayAndClockLabel(happenedAt)} · {answerWords(delivery)}
            </span>
          </span>
          <Chip tone={tone}>{words}</Chip>
        </summary>
        <div>
          <p className="small tnum">
            {attempts === 1 ? "1 tentativa" : `${attempts} tentativas`}
            {nextAttemptAt && `, a próxima a partir de ${dayAndClockLabel(nextAttemptAt)}`}
            <br />
            webhook-id: {delivery.eventId}
          </p>
          <h4 className="small">Pedido</h4>
          <code className={`${styles.code} on-page`}>
            {body ? readable(body) : "Ainda não foi enviado."}
          </code>
          <h4 className="small">Resposta</h4>
          <code className={`${styles.code} on-page`}>{responseBody || "Sem conteúdo."}</code>
          {status !== "PENDING" && !delivery.isTest && (
            <div className={styles.buttons}>
              <BusyButton
                size="small"
                variant="outlined"
                isBusy={props.isBusy}
                onClick={props.onReplay}
              >
                Entregar de novo
              </BusyButton>
            </div>
          )}
        </div>
      </details>
    </li>
  );
}

/** Returns JSON in lines. */
const readable = (body: string) => JSON.stringify(JSON.parse(body), null, 2);

const replayWords = (count: number) =>
  count === 0
    ? "Não há o que entregar de novo."
    : count === 1
    ? "1 entrega vai de novo."
    : `${count} entregas vão de novo.`;
