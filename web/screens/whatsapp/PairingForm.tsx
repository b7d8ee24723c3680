import { useState } from "react";
import { useForm } from "react-hook-form";
import { graphql, useMutation } from "react-relay";
import type {
  PairingFormStartPairingMutation,
  StartPairingInput,
} from "../../__generated__/PairingFormStartPairingMutation.graphql.ts";
import { useIsDesktop } from "../../browser/media.ts";
import { riskSentences } from "../../shared/number_risk.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Field, fieldProps } from "../../ui/forms/Field.tsx";
import { Radios } from "../../ui/forms/Radios.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./WhatsApp.module.css";

type PairingMethod = "CODE" | "QR";

/** Starts the pairing of a number, by a code typed on the phone or a QR code that it scans. */
export function PairingForm(props: {
  mayUseGateway: boolean;
  /** The input of an earlier pairing, which fills the form. */
  previous: StartPairingInput | null;
  onStarted: (id: string, input: StartPairingInput) => void;
}) {
  const { previous } = props;
  const isDesktop = useIsDesktop();
  const startsWithQr = previous ? previous.phone == null : isDesktop;
  const [method, setMethod] = useState<PairingMethod>(startsWithQr ? "QR" : "CODE");
  const [age, setAge] = useState<"NEW" | "USED">(previous?.isNewNumber === false ? "USED" : "NEW");
  const [channel, setChannel] = useState<"WHATSAPP" | "EVOLUTION">(
    previous?.channel === "EVOLUTION" ? "EVOLUTION" : "WHATSAPP",
  );
  const { register, handleSubmit, setError, formState: { errors } } = useForm({
    defaultValues: { phone: previous?.phone ?? "+55 " },
  });
  const [start, isStarting] = useStartPairing();
  const submit = handleSubmit(({ phone }) => {
    const input = { channel, phone: method === "CODE" ? phone : null, isNewNumber: age === "NEW" };
    start(input, {
      onStarted: (id) => props.onStarted(id, input),
      onRefused: (message) => setError("phone", { message }, { shouldFocus: method === "CODE" }),
    });
  });
  return (
    <>
      <RiskNote />
      <Section title="Qual número?">
        <form className={styles.stack} onSubmit={submit} noValidate>
          <fieldset className={styles.question}>
            <legend>Este número já envia mensagens há mais de um mês?</legend>
            <Radios
              label="Idade do número"
              value={age}
              onChange={setAge}
              choices={[
                { value: "NEW", label: "Não, é novo: começar devagar e aumentar a cada dia" },
                { value: "USED", label: "Sim, já é usado todo dia" },
              ]}
            />
          </fieldset>
          {props.mayUseGateway && (
            <fieldset className={styles.question}>
              <legend>Por onde ele se conecta?</legend>
              <Radios
                label="Conexão"
                value={channel}
                onChange={setChannel}
                choices={[
                  { value: "WHATSAPP", label: "Direto, por aqui" },
                  { value: "EVOLUTION", label: "Pelo servidor deste site" },
                ]}
              />
            </fieldset>
          )}
          <fieldset className={styles.question}>
            <legend>Como prefere conectar?</legend>
            <Radios
              label="Modo de conectar"
              value={method}
              onChange={setMethod}
              choices={[
                {
                  value: "CODE",
                  label: "Com um código de 8 letras e números, neste mesmo celular",
                },
                { value: "QR", label: "Lendo um QR code com o celular, na tela de outro aparelho" },
              ]}
            />
          </fieldset>
          {method === "CODE" && (
            <Field
              label="Número do WhatsApp, com país e DDD"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              {...fieldProps(
                register("phone", { required: "Escreva o número com +55 e o DDD." }),
                errors.phone,
              )}
            />
          )}
          {method === "QR" && errors.phone?.message && (
            <p role="alert" className={styles.refusal}>{errors.phone.message}</p>
          )}
          <BusyButton type="submit" variant="contained" isBusy={isStarting}>
            {method === "CODE" ? "Gerar o código" : "Mostrar o QR code"}
          </BusyButton>
        </form>
      </Section>
    </>
  );
}

/** These say what may happen and which number to use; the others, what the product does about it. */
const FIRST_RISKS = 3;

/** The risk of connecting a number. */
const RiskNote = () => (
  <Section title="O risco para o seu número">
    <ul className={styles.reasons}>
      {riskSentences.slice(0, FIRST_RISKS).map((risk) => <li key={risk}>{risk}</li>)}
    </ul>
    <details className={styles.risks}>
      <summary>O que fazemos, e o que não fazemos</summary>
      <ul className={styles.reasons}>
        {riskSentences.slice(FIRST_RISKS).map((risk) => <li key={risk}>{risk}</li>)}
      </ul>
    </details>
  </Section>
);

/** Returns a function that starts a pairing; a repeated call returns the same one. */
function useStartPairing() {
  const showError = useErrorNotice();
  const [commit, isStarting] = useMutation<PairingFormStartPairingMutation>(graphql`
    mutation PairingFormStartPairingMutation($input: StartPairingInput!) {
      startPairing(input: $input) {
        ... on Pairing {
          id
        }
        ... on UserError {
          code
          message
          path
        }
      }
    }
  `);
  const start = (input: StartPairingInput, handlers: {
    onStarted: (pairingId: string) => void;
    onRefused: (message: string) => void;
  }) =>
    void commit({
      variables: { input },
      onCompleted({ startPairing: { id, message } }) {
        if (id) handlers.onStarted(id);
        else handlers.onRefused(message!);
      },
      onError: showError,
    });
  return [start, isStarting] as const;
}
