import { type Pace, secondsText } from "../../shared/sending/pace_words.ts";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { numberLabel } from "../../ui/text/count.ts";
import { Switch } from "../../ui/forms/Switch.tsx";
import type { BotForm, BotValues } from "./bot_values.ts";
import styles from "./BotForm.module.css";

/** Whether a number is used no harder than is safe; off, what that costs. */
export function ProtectField(props: { form: BotForm; values: BotValues; safePace: Pace }) {
  const { form, values: { isNumberProtected, sendingMode }, safePace } = props;
  return (
    <div className={`${styles.wide} ${styles.protect}`}>
      <Switch
        checked={isNumberProtected}
        onChange={(next) => form.setValue("isNumberProtected", next, { shouldDirty: true })}
      >
        Proteger meu número
      </Switch>
      {isNumberProtected
        ? (
          <p className="small tnum">
            {sendingMode === "TELEGRAM" ? "Vale quando você envia pelo WhatsApp. " : ""}
            O ritmo nunca passa do que se recomenda a um número de WhatsApp, mesmo que os campos
            abaixo permitam mais:{" "}
            {safeWords(safePace)}. Um número novo ainda começa com poucas mensagens por dia e
            aumenta em duas semanas.
          </p>
        )
        : (
          <Alert severity="warning">
            Sem a proteção vale só o ritmo abaixo, e um número novo não é aquecido. O WhatsApp
            restringe e bane números que enviam demais, e isso não se desfaz aqui.
          </Alert>
        )}
    </div>
  );
}

/** "de 5 a 15 s entre mensagens, 12 por minuto, 200 por hora, 1.500 por dia e 3 textos iguais por hora" */
const safeWords = (pace: Pace) =>
  `de ${secondsText(pace.gapMinMs)} a ${secondsText(pace.gapMaxMs)} s entre mensagens, ` +
  `${pace.perMinute} por minuto, ${pace.perHour} por hora, ${numberLabel(pace.perDay)} por dia e ` +
  `${pace.identicalPerHour} textos iguais por hora`;
