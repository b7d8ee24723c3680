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

type Way = "CODE" | "QR";

/** How one connects a number: by a code on the phone that one holds, or by a QR code from another screen. */
export function PairingForm(props: {
  mayUseGateway: boolean;
  /** What was asked for before: it begins with that. */
  asked: StartPairingInput | null;
  onBegun: (id: string, input: StartPairingInput) => void;
}) {
  const { asked } = props;
  const isDesktop = useIsDesktop();
  const [way, setWay] = useState<Way>(
    asked ? asked.phone == null ? "QR" : "CODE" : isDesktop ? "QR" : "CODE",
  );
  const [age, setAge] = useState<"NEW" | "USED">(asked?.isNewNumber === false ? "USED" : "NEW");
  const [channel, setChannel] = useState<"WHATSAPP" | "EVOLUTION">(
    asked?.channel === "EVOLUTION" ? "EVOLUTION" : "WHATSAPP",
  );
  const { register, handleSubmit, setError, formState: { errors } } = useForm({
    defaultValues: { phone: asked?.phone ?? "+55 " },
  });
  const [start, isStarting] = useStartPairing();
  const submit = handleSubmit(({ phone }) => {
    const input = { channel, phone: way === "CODE" ? phone : null, isNewNumber: age === "NEW" };
    start(input, {
      onBegun: (id) => props.onBegun(id, input),
      onRefused: (message) => setError("phone", { message }, { shouldFocus: way === "CODE" }),
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
                  { value: "EVOLUTION", label: "Pelo gateway Evolution deste site" },
                ]}
              />
            </fieldset>
          )}
          <fieldset className={styles.question}>
            <legend>Como prefere conectar?</legend>
            <Radios
              label="Modo de conectar"
              value={way}
              onChange={setWay}
              choices={[
                {
                  value: "CODE",
                  label: "Com um código de 8 letras e números, neste mesmo celular",
                },
                { value: "QR", label: "Lendo um QR code com o celular, na tela de outro aparelho" },
              ]}
            />
          </fieldset>
          {way === "CODE" && (
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
          {way === "QR" && errors.phone?.message && (
            <p role="alert" className={styles.refusal}>{errors.phone.message}</p>
          )}
          <BusyButton type="submit" variant="contained" isBusy={isStarting}>
            {way === "CODE" ? "Gerar o código" : "Mostrar o QR code"}
          </BusyButton>
        </form>
      </Section>
    </>
  );
}

/** What a number risks, before anybody connects it. */
const RiskNote = () => (
  <Section title="O risco para o seu número">
    <ul className={styles.reasons}>
      {riskSentences.map((sentence) => <li key={sentence}>{sentence}</li>)}
    </ul>
  </Section>
);

/** Begins to connect a number; asked for twice, it is the same one. */
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
        }
      }
    }
  `);
  const start = (input: StartPairingInput, handlers: {
    onBegun: (pairingId: string) => void;
    onRefused: (message: string) => void;
  }) =>
    void commit({
      variables: { input },
      onCompleted({ startPairing: { id, message } }) {
        if (id) handlers.onBegun(id);
        else handlers.onRefused(message!);
      },
      onError: showError,
    });
  return [start, isStarting] as const;
}
