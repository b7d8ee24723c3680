import { useState } from "react";
import { useForm } from "react-hook-form";
import type { StartPairingInput } from "../../__generated__/useStartPairingMutation.graphql.ts";
import { useIsDesktop } from "../../browser/media.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Field, fieldProps } from "../../ui/forms/Field.tsx";
import { Radios } from "../../ui/forms/Radios.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { RiskNote } from "./RiskNote.tsx";
import styles from "./WhatsApp.module.css";
import { useStartPairing } from "./useStartPairing.ts";

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
