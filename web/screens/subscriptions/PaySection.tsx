import { ArrowRight } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PaySection_viewer$key } from "../../__generated__/PaySection_viewer.graphql.ts";
import type { PaySectionMutation } from "../../__generated__/PaySectionMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";
import { saveBack } from "../../routing/billing_params.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./Billing.module.css";

/** In whose name one pays, and the button to the vendor's page, which stays busy until one leaves. */
export function PaySection(props: {
  viewer: PaySection_viewer$key;
  priceId: string;
  back: string | null;
}) {
  const { priceId, back } = props;
  const { taxpayer, isTaxpayerRequired } = useFragment(
    graphql`
      fragment PaySection_viewer on Viewer {
        taxpayer {
          kind
          hint
        }
        isTaxpayerRequired
      }
    `,
    props.viewer,
  );
  const [typed, setTyped] = useState("");
  const [isEditing, setIsEditing] = useState(taxpayer === null);
  const [problem, setProblem] = useState<string | null>(null);
  const [runAction, isBusy] = useMutationAction();
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    const cameBack = () => setIsLeaving(false); // from the browser's memory of pages
    addEventListener("pageshow", cameBack);
    return () => removeEventListener("pageshow", cameBack);
  }, []);
  const pay = (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    void runAction(async () => {
      const { url, code, message } = await startCheckout(priceId, isEditing ? typed : null);
      if (code?.startsWith("TAXPAYER_")) {
        setProblem(message ?? null);
        return null;
      }
      if (!url) return message ?? "A página de pagamento não abriu. Tente de novo.";
      saveBack(back);
      setIsLeaving(true);
      location.assign(url);
      return null;
    });
  };
  const use = isTaxpayerRequired
    ? "A nota fiscal sai nesse nome."
    : "Só para boleto, que o banco emite nesse nome. Sem ele, você paga com cartão ou Pix.";
  return (
    <form className={styles.pay} onSubmit={pay} noValidate>
      <Section title={isTaxpayerRequired ? "Nota fiscal" : "Vai pagar com boleto?"}>
        {isEditing
          ? (
            <Field
              label="CPF ou CNPJ"
              required={isTaxpayerRequired}
              autoComplete="off"
              maxLength={24}
              value={typed}
              error={problem !== null}
              helperText={problem ?? use}
              onChange={(event) => setTyped(event.target.value)}
            />
          )
          : (
            <p className={styles.taxpayer}>
              <span>
                {taxpayer?.kind} <span className="tnum">{taxpayer?.hint}</span>
              </span>
              <Button size="small" variant="outlined" onClick={() => setIsEditing(true)}>
                Trocar
              </Button>
            </p>
          )}
      </Section>
      <div className={`${styles.dock} on-card`}>
        <BusyButton
          type="submit"
          variant="contained"
          fullWidth
          isBusy={isBusy || isLeaving}
          endIcon={<ArrowRight size={18} aria-hidden />}
        >
          Ir para o pagamento
        </BusyButton>
      </div>
    </form>
  );
}

/** Opens the vendor's page; a second call has the same page. */
async function startCheckout(priceId: string, taxpayerId: string | null) {
  const { startCheckout } = await commit<PaySectionMutation>(
    graphql`
      mutation PaySectionMutation($input: StartCheckoutInput!) {
        startCheckout(input: $input) {
          ... on Checkout {
            url
          }
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    { input: { priceId, taxpayerId: taxpayerId?.trim() || null } },
  );
  return startCheckout;
}
