import { type ReactNode, Suspense, useEffect, useState } from "react";
import { graphql } from "react-relay";
import { Link } from "react-router-dom";
import type {
  SubscriberSheetQuery,
  SubscriberSheetQuery$data,
} from "../../__generated__/SubscriberSheetQuery.graphql.ts";
import { paths } from "../../paths.ts";
import { prefetch, refetch } from "../../relay/environment.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { SheetBoundary } from "../../shared/SheetBoundary.tsx";
import { subscriptionTitles } from "../../shared/subscription_words.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Sheet, SheetBody, SheetSection } from "../../ui/overlays/Sheet.tsx";
import { clockLabel, dateLabel } from "../../ui/text/clock.ts";
import { EndDialog, ExtendDialog, RefundDialog } from "./SubscriberActions.tsx";
import styles from "./BillingAdmin.module.css";

const query = graphql`
  query SubscriberSheetQuery($userId: ID!) {
    node(id: $userId) {
      ... on User {
        id
        displayName
        email
        subscription {
          plan
          status
          expiresAt
          paid {
            nextChargeAt
            cancelsAt
            pastDueSince
          }
        }
        invoices {
          id
          number
          status
          createdAt
          due {
            formatted
          }
          paid {
            cents
          }
          refunded {
            cents
            formatted
          }
        }
        auditTrail(first: 30, isBilling: true) {
          edges {
            node {
              id
              detail
              happenedAt
              actor {
                displayName
                email
              }
            }
          }
        }
      }
    }
  }
`;

type Person = NonNullable<SubscriberSheetQuery$data["node"]>;

/** One subscriber: how it stands, what an admin may do, invoices and the timeline. */
export const SubscriberSheet = (props: { userId: string; onClose: () => void }) => (
  <Sheet title="Assinatura" isTall onClose={props.onClose}>
    <SheetBoundary>
      <SheetBody>
        <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
          <Loaded userId={props.userId} />
        </Suspense>
      </SheetBody>
    </SheetBoundary>
  </Sheet>
);

function Loaded({ userId }: { userId: string }) {
  const { node } = useScreenQuery<SubscriberSheetQuery>(query, { userId });
  useEffect(() => prefetch(query, { userId }), [userId]);
  if (!node?.email) return <EmptyState>Esta conta não existe mais.</EmptyState>;
  return <Subscriber person={node} refresh={() => refetch(query, { userId })} />;
}

type Opened = "extend" | "end" | { readonly invoiceId: string; readonly leftCents: number } | null;

function Subscriber({ person, refresh }: { person: Person; refresh: () => void }) {
  const [opened, setOpened] = useState<Opened>(null);
  const { id = "", email = "", subscription, invoices = [], auditTrail } = person;
  const name = person.displayName || email;
  const dialog = { userId: id, name, onClose: () => setOpened(null), onDone: refresh };
  const paid = subscription?.paid;
  const entries = auditTrail?.edges.flatMap(({ node }) => node ? [node] : []) ?? [];
  return (
    <>
      <SheetSection title={name}>
        <dl className={styles.facts}>
          <Fact name="E-mail">{email}</Fact>
          <Fact name="Plano">{subscription?.plan}</Fact>
          <Fact name="Situação">{subscription && subscriptionTitles[subscription.status]}</Fact>
          <Day name="Vale até" day={subscription?.expiresAt} />
          <Day name="Próxima cobrança" day={paid?.nextChargeAt} />
          <Day name="Termina em" day={paid?.cancelsAt} />
          <Day name="Em atraso desde" day={paid?.pastDueSince} />
        </dl>
        <div className={styles.actions}>
          <Button variant="outlined" onClick={() => setOpened("extend")}>Dar dias</Button>
          {paid && <Button variant="outlined" onClick={() => setOpened("end")}>Encerrar</Button>}
          <Button variant="outlined" component={Link} to={`${paths.users}?pessoa=${id}`}>
            Conceder um plano
          </Button>
        </div>
      </SheetSection>
      <SheetSection title="Faturas">
        {invoices.length === 0 && <p className="small">Nenhuma fatura.</p>}
        <ul className={styles.list}>
          {invoices.map(({ id, number, status, due, paid, refunded, createdAt }) => (
            <li key={id}>
              <span className={styles.words}>
                {number ?? "Sem número"}
                <span className="small tnum">
                  {dateLabel(createdAt)} · {due.formatted} · {invoiceStatuses[status]}
                  {refunded.cents > 0 && ` · ${refunded.formatted} devolvidos`}
                </span>
              </span>
              {paid.cents > refunded.cents && (
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={`Reembolsar a fatura ${number ?? due.formatted}`}
                  onClick={() =>
                    setOpened({ invoiceId: id, leftCents: paid.cents - refunded.cents })}
                >
                  Reembolsar
                </Button>
              )}
            </li>
          ))}
        </ul>
      </SheetSection>
      <SheetSection title="Linha do tempo">
        {entries.length === 0 && <p className="small">Nada registrado ainda.</p>}
        <ul className={styles.list}>
          {entries.map(({ id, detail, happenedAt, actor }) => (
            <li key={id}>
              <span className={styles.words}>
                {detail}
                <span className="small tnum">
                  {actor ? actor.displayName || actor.email : "Sistema"} · {dateLabel(happenedAt)},
                  {" "}
                  {clockLabel(happenedAt)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </SheetSection>
      {opened === "extend" && <ExtendDialog {...dialog} />}
      {opened === "end" && <EndDialog {...dialog} />}
      {opened !== null && typeof opened === "object" && <RefundDialog {...dialog} {...opened} />}
    </>
  );
}

const invoiceStatuses = {
  OPEN: "em aberto",
  PAID: "paga",
  UNCOLLECTIBLE: "dada como perdida",
  VOID: "anulada",
} as const;

const Fact = (props: { name: string; children: ReactNode }) => (
  <>
    <dt>{props.name}</dt>
    <dd>{props.children}</dd>
  </>
);

const Day = ({ name, day }: { name: string; day: string | null | undefined }) =>
  day ? <Fact name={name}>{dateLabel(day)}</Fact> : null;
