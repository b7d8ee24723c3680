import type { SendingMode } from "../../__generated__/BotForm_viewer.graphql.ts";
import { Radios } from "../../ui/forms/Radios.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import type { BotForm } from "./bot_values.ts";
import styles from "./BotForm.module.css";
import { sendingModes } from "./sending_modes.ts";

const modes = Object.keys(sendingModes) as SendingMode[];

/** By which messenger; what cannot be used yet is shown, and says so. */
export function ModeFields(props: {
  form: BotForm;
  mode: SendingMode;
  available: readonly SendingMode[];
}) {
  const { form, mode: chosen, available } = props;
  const { sendingMode: error } = form.formState.errors;
  return (
    <Section title="Por onde enviar">
      <Radios
        label="Por onde enviar"
        value={chosen}
        onChange={(mode) => form.setValue("sendingMode", mode, { shouldDirty: true })}
        choices={modes.map((value) => ({
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
