import { graphql } from "react-relay";
import type { PaymentReportsMutation } from "../../__generated__/PaymentReportsMutation.graphql.ts";
import type { PaymentReportsQuery } from "../../__generated__/PaymentReportsQuery.graphql.ts";
import { commit } from "../../relay/commit.ts";
import { refetch } from "../../relay/environment.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { clockLabel, dateLabel } from "../../ui/text/clock.ts";
import styles from "./BillingAdmin.module.css";

const query = graphql`
  query PaymentReportsQuery {
    paymentReports {
      id
      type
      receivedAt
      handledAt
      retries
      isKnown
    }
  }
`;

/** The payment vendor's latest reports; one about a person here can be handled again. */
export function PaymentReports() {
  const { paymentReports } = useScreenQuery<PaymentReportsQuery>(query, {}, "store-and-network");
  return (
    <Section title="Avisos do meio de pagamento">
      {paymentReports.length === 0 && <EmptyState>Nenhum aviso nos últimos 90 dias.</EmptyState>}
      <ul className={styles.list}>
        {paymentReports.map((report) => <Report key={report.id} report={report} />)}
      </ul>
    </Section>
  );
}

type Report = PaymentReportsQuery["response"]["paymentReports"][number];

function Report({ report: { id, type, receivedAt, handledAt, retries, isKnown } }: {
  report: Report;
}) {
  const [runAction, isBusy] = useMutationAction();
  const replay = async () => {
    const { replayPaymentReport } = await commit<PaymentReportsMutation>(
      graphql`
        mutation PaymentReportsMutation($input: ReplayPaymentReportInput!) {
          replayPaymentReport(input: $input) {
            ... on UserError {
              code
              message
            }
          }
        }
      `,
      { input: { id } },
    );
    return replayPaymentReport.message ?? null;
  };
  const done = () => {
    showNotice("O aviso será tratado de novo.", { variant: "success" });
    refetch(query, {});
  };
  return (
    <li>
      <span className={styles.words}>
        {type}
        <span className="small tnum">
          {dateLabel(receivedAt)}, {clockLabel(receivedAt)}
          {retries > 0 && ` · repetido ${retries === 1 ? "1 vez" : `${retries} vezes`}`}
        </span>
      </span>
      <Chip tone={handledAt ? "quiet" : "doubt"}>
        {!isKnown ? "Não é de ninguém daqui" : handledAt ? "Tratado" : "Esperando"}
      </Chip>
      {isKnown && (
        <BusyButton
          size="small"
          variant="outlined"
          isBusy={isBusy}
          aria-label={`Tratar de novo: ${type}`}
          onClick={() => runAction(replay, done)}
        >
          Tratar de novo
        </BusyButton>
      )}
    </li>
  );
}
