import type { SendingMode } from "../../__generated__/BotForm_viewer.graphql.ts";
import { Radios } from "../../ui/forms/Radios.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./BotForm.module.css";
import type { BotForm } from "./bot_values.ts";

/** The name and description of each sending mode. */
const sendingModes: Record<SendingMode, { name: string; what: string }> = {
  TELEGRAM: { name: "Telegram", what: "Pelo seu bot, nos grupos e canais em que ele está." },
  USER_WHATSAPP: { name: "Seu WhatsApp", what: "Pelo seu número, como um aparelho conectado." },
  EVOLUTION_GATEWAY: {
    name: "Seu WhatsApp, pelo servidor do site",
    what: "Pelo seu número; quem administra o site cuida da conexão.",
  },
  PLATFORM_WHATSAPP: {
    name: "WhatsApp do site",
    what: "Por um número de quem administra o site.",
  },
};

const modes = Object.keys(sendingModes) as SendingMode[];

/** Modes that exist only where the operator has set them up: elsewhere nobody needs to know them. */
const operatorModes: readonly SendingMode[] = ["EVOLUTION_GATEWAY", "PLATFORM_WHATSAPP"];

/** The choice of messenger; unavailable ones are shown disabled, or not at all. */
export function ModeFields(props: {
  form: BotForm;
  mode: SendingMode;
  available: readonly SendingMode[];
}) {
  const { form, mode: chosen, available } = props;
  const { sendingMode: error } = form.formState.errors;
  const shown = modes.filter((mode) =>
    available.includes(mode) || mode === chosen || !operatorModes.includes(mode)
  );
  return (
    <Section title="Por onde enviar">
      <Radios
        label="Por onde enviar"
        value={chosen}
        onChange={(mode) => form.setValue("sendingMode", mode, { shouldDirty: true })}
        choices={shown.map((value) => ({
          value,
          disabled: !available.includes(value),
          label: (
            <span className={styles.mode}>
              {sendingModes[value].name}
              <span className="small">
                {sendingModes[value].what}
                {!available.includes(value) && " Ainda não está disponível aqui."}
              </span>
            </span>
          ),
        }))}
      />
      {error && <p role="alert">{error.message}</p>}
      {!available.includes(chosen) && (
        <p className="small">
          O modo escolhido ainda não está disponível aqui. Escolha outro para enviar.
        </p>
      )}
    </Section>
  );
}
