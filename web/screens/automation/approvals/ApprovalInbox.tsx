import { type KeyboardEvent, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ApprovalInbox_viewer$key } from "../../../__generated__/ApprovalInbox_viewer.graphql.ts";
import { lazyOnIdle } from "../../../browser/lazy.ts";
import { useIsDesktop } from "../../../browser/media.ts";
import { BusyButton, Button } from "../../../ui/buttons/Button.tsx";
import { Chip } from "../../../ui/display/Chip.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import { numberLabel } from "../../../ui/text/numbers.ts";
import { ApprovalCard } from "./ApprovalCard.tsx";
import styles from "./Approvals.module.css";
import { SwipeCard } from "./SwipeCard.tsx";
import { useAnswers } from "./useAnswers.ts";
import { CheckIcon, InboxIcon } from "../../../ui/display/drawn_icons.tsx";

const ApprovalMessage = lazyOnIdle(async () =>
  (await import("./ApprovalMessage.tsx")).ApprovalMessage
);
const ApprovalPicking = lazyOnIdle(async () =>
  (await import("./ApprovalPicking.tsx")).ApprovalPicking
);

/** What waits for an answer: one card after the other, or several at once. */
export function ApprovalInbox(props: { viewer: ApprovalInbox_viewer$key; refresh: () => void }) {
  const { approvalCount, approvals } = useFragment(
    graphql`
      fragment ApprovalInbox_viewer on Viewer {
        approvalCount
        approvals(status: PENDING, first: 30) {
          edges {
            node {
              id
              status
              expiresAt
              ...ApprovalCard_approval
              ...ApprovalPicking_approvals
            }
          }
        }
      }
    `,
    props.viewer,
  );
  const waiting = approvals.edges.flatMap(({ node }) => node?.status === "PENDING" ? [node] : [])
    .sort((one, other) => one.expiresAt.localeCompare(other.expiresAt)); // the soonest to end first
  const [at, setAt] = useState(0);
  const [isPicking, setIsPicking] = useState(false);
  const [isRead, setIsRead] = useState(false);
  const [answer, isBusy] = useAnswers(() => {
    setIsRead(false);
    props.refresh();
  });
  const isDesktop = useIsDesktop();
  const index = Math.min(at, waiting.length - 1);
  const current = waiting[index];
  const count = Math.max(approvalCount, waiting.length);
  if (!current) {
    return (
      <Section title="Esperando a sua resposta">
        <p className="small">
          Nada por aqui. O que uma regra quiser enviar com a sua aprovação espera neste lugar.
        </p>
      </Section>
    );
  }
  const move = (step: number) => {
    setIsRead(false);
    setAt((index + step + waiting.length) % waiting.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy) return;
    const act = {
      a: () => answer([current.id], "accept"),
      r: () => answer([current.id], "reject"),
      arrowright: () => move(1),
      arrowdown: () => move(1),
      arrowleft: () => move(-1),
      arrowup: () => move(-1),
    }[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <Section
      title="Esperando a sua resposta"
      action={
        <Chip tone="on" icon={<InboxIcon />}>
          <span className="sr-only">Esperam você:</span> {numberLabel(count)}
        </Chip>
      }
    >
      {isPicking
        ? (
          <Suspense>
            <ApprovalPicking
              approvals={waiting}
              isBusy={isBusy}
              onAnswer={answer}
              onDone={() => setIsPicking(false)}
            />
          </Suspense>
        )
        : (
          <div
            role="group"
            aria-label={`Aprovação ${index + 1} de ${waiting.length}`}
            aria-keyshortcuts="A R ArrowRight ArrowLeft"
            tabIndex={0}
            className={styles.inbox}
            onKeyDown={onKeyDown}
          >
            <SwipeCard
              key={current.id}
              isBusy={isBusy}
              onSwipe={(outcome) => answer([current.id], outcome)}
            >
              <ApprovalCard approval={current} />
            </SwipeCard>
            {isRead && (
              <Suspense>
                <ApprovalMessage approvalId={current.id} />
              </Suspense>
            )}
            <div className={styles.answers}>
              <BusyButton
                variant="outlined"
                isBusy={false}
                disabled={isBusy}
                onClick={() => answer([current.id], "reject")}
              >
                Recusar
              </BusyButton>
              <BusyButton
                variant={isDesktop ? "outlined" : "contained"}
                className={isDesktop ? styles.soft : undefined}
                isBusy={isBusy}
                startIcon={<CheckIcon size={18} />}
                onClick={() => answer([current.id], "accept")}
              >
                Aprovar
              </BusyButton>
            </div>
            <div className={styles.more}>
              <Button size="small" aria-expanded={isRead} onClick={() => setIsRead(!isRead)}>
                {isRead ? "Esconder a mensagem" : "Ver a mensagem"}
              </Button>
              {waiting.length > 1 && (
                <>
                  <Button size="small" onClick={() => setIsPicking(true)}>Várias</Button>
                  <Button size="small" onClick={() => move(1)}>Próxima</Button>
                </>
              )}
            </div>
            <p className="small">
              {isDesktop
                ? "No teclado: A aprova, R recusa, as setas passam."
                : "Arraste para a direita e aprove, para a esquerda e recuse."}
            </p>
          </div>
        )}
    </Section>
  );
}
