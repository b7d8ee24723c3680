import { useState } from "react";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { PlainSelect } from "../../ui/forms/SelectField.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./BillingAdmin.module.css";

/** Months that one can choose, with the present one. */
const MONTHS = 24;
const SECONDS_10 = 10_000;

/** Downloads what the tax invoices of a month say, for those who issue them elsewhere. */
export function TaxInvoices() {
  const [months] = useState(() => latestMonths(new Date()));
  const [month, setMonth] = useState(months[1]!);
  const [runAction, isBusy] = useMutationAction();
  return (
    <Section title="Notas fiscais">
      <div className={styles.form}>
        <p className="small">
          O que cada nota do mês diz, com o CPF ou CNPJ inteiro. Quem baixa fica registrado.
        </p>
        <PlainSelect label="Pagas em" value={month} onChange={setMonth}>
          {months.map((one) => <option key={one} value={one}>{monthLabel(one)}</option>)}
        </PlainSelect>
        <div className={styles.actions}>
          <BusyButton
            variant="outlined"
            isBusy={isBusy}
            onClick={() => runAction(() => download(month))}
          >
            Baixar as notas do mês
          </BusyButton>
        </div>
      </div>
    </Section>
  );
}

/** Returns the latest months, newest first: "2026-11". */
function latestMonths(now: Date): string[] {
  return Array.from({ length: MONTHS }, (_, ago) => {
    const month = new Date(Date.UTC(now.getFullYear(), now.getMonth() - ago));
    return month.toISOString().slice(0, 7);
  });
}

const monthLabel = (month: string) =>
  new Date(`${month}-01T00:00:00Z`)
    .toLocaleDateString("pt-BR", { month: "long", year: "numeric", timeZone: "UTC" });

/** Saves the file of a month. @returns the sentence of a refusal; null: it is saved */
async function download(month: string): Promise<string | null> {
  const response = await fetch(`/api/tax-invoices/${month}`, { method: "POST" })
    .catch(() => null);
  if (!response) return "Sem conexão com o servidor. Tente de novo.";
  if (!response.ok) {
    const answer: { message?: string } = await response.json().catch(() => ({}));
    return answer.message ?? "O arquivo não veio. Tente de novo.";
  }
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = `notas-fiscais-${month}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), SECONDS_10); // some browsers read it later
  return null;
}
