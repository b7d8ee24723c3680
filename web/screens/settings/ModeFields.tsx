import { FormControlLabel, Radio, RadioGroup } from "@mui/material";
import type { SendingMode } from "../../__generated__/BotForm_viewer.graphql.ts";
import { Section } from "../../ui/Section.tsx";
import type { BotForm } from "./bot_values.ts";
import styles from "./BotForm.module.css";
import { sendingModes } from "./sending_modes.ts";

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
      <RadioGroup
        className={styles.modes ?? ""}
        aria-label="Por onde enviar"
        value={chosen}
        onChange={(_, mode) =>
          form.setValue("sendingMode", mode as SendingMode, { shouldDirty: true })}
      >
        {(Object.keys(sendingModes) as SendingMode[]).map((mode) => {
          const { name, what } = sendingModes[mode];
          const isAvailable = available.includes(mode);
          return (
            <FormControlLabel
              key={mode}
              value={mode}
              disabled={!isAvailable}
              control={<Radio />}
              label={
                <span className={styles.mode}>
                  {name}
                  <span className="small">
                    {isAvailable ? what : `${what} Ainda não está disponível aqui.`}
                  </span>
                </span>
              }
            />
          );
        })}
      </RadioGroup>
      {error && <p role="alert">{error.message}</p>}
      {!available.includes(chosen) && (
        <p className="small">
          O modo escolhido ainda não está disponível aqui. Escolha outro para enviar.
        </p>
      )}
    </Section>
  );
}
