import { Download, Receipt } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type {
  InvoicesCard_viewer$key,
  InvoiceStatus,
} from "../../__generated__/InvoicesCard_viewer.graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Chip, type Tone } from "../../ui/display/Chip.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { Row, Rows } from "../../ui/lists/Row.tsx";
import { dateLabel } from "../../ui/text/clock.ts";
import { priceText } from "../../ui/text/numbers.ts";
import styles from "./Billing.module.css";

const words: Readonly<Record<InvoiceStatus, readonly [Tone, string]>> = {
  OPEN: ["doubt", "A pagar"],
  PAID: ["proven", "Paga"],
  UNCOLLECTIBLE: ["quiet", "Não paga"],
  VOID: ["quiet", "Anulada"],
};

/** The invoices with their receipts, the newest first. */
export function InvoicesCard(props: { viewer: InvoicesCard_viewer$key; isForSale: boolean }) {
  const { invoices } = useFragment(
    graphql`
      fragment InvoicesCard_viewer on Viewer {
        invoices {
          id
          number
          status
          createdAt
          due {
            formatted
          }
          refunded {
            cents
            formatted
          }
          pageUrl
          pdfUrl
        }
      }
    `,
    props.viewer,
  );
  return (
    <Section title="Faturas">
      {invoices.length === 0
        ? (
          <EmptyState>
            {props.isForSale
              ? "Nenhuma fatura ainda. Cada cobrança aparece aqui com o recibo."
              : "Nenhuma fatura: aqui nada é cobrado."}
          </EmptyState>
        )
        : (
          <Rows>
            {invoices.map((invoice) => {
              const { id, number, status, createdAt, due, refunded, pageUrl, pdfUrl } = invoice;
              const [tone, label] = refunded.cents > 0
                ? ["quiet", "Devolvida"] as const
                : words[status] ?? ["quiet", ""];
              const date = dateLabel(createdAt);
              const address = status === "OPEN" ? pageUrl : pdfUrl ?? pageUrl;
              return (
                <Row
                  key={id}
                  title={priceText(due.formatted)}
                  icon={<Receipt size={18} aria-hidden />}
                  note={
                    <>
                      {date}
                      {number && ` · ${number}`}
                      {refunded.cents > 0 && ` · voltou ${priceText(refunded.formatted)}`}
                    </>
                  }
                  status={<Chip tone={tone}>{label}</Chip>}
                  edge={address && (
                    <Button
                      component="a"
                      size="small"
                      href={address}
                      target="_blank"
                      rel="noopener noreferrer"
                      aria-label={`${status === "OPEN" ? "Pagar a fatura" : "Recibo"} de ${date}`}
                      startIcon={status === "OPEN" ? undefined : <Download size={16} />}
                      className={styles.receipt}
                    >
                      {status === "OPEN" ? "Pagar" : "Recibo"}
                    </Button>
                  )}
                />
              );
            })}
          </Rows>
        )}
    </Section>
  );
}
