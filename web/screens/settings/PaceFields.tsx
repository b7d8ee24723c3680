import { type Pace, paceSentence, secondsText } from "../../shared/sending/pace_words.ts";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Field, fieldProps } from "../../ui/forms/Field.tsx";
import { Segments } from "../../ui/forms/Segments.tsx";
import { Switch } from "../../ui/forms/Switch.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { countLabel, numberLabel } from "../../ui/text/numbers.ts";
import styles from "./BotForm.module.css";
import {
  type BotForm,
  type BotValues,
  typedCount,
  typedEffectivePace,
  typedSeconds,
} from "./bot_values.ts";
import { type PresetName, presetNames, presetOf, presets, presetValues } from "./pace_presets.ts";

const MIN_GAP = 1_000; // ms
const MAX_GAP = 3_600_000; // ms

type CapName = "perMinute" | "perHour" | "perDay" | "identicalPerHour";

const caps: Record<CapName, { label: string; isOptional?: boolean }> = {
  perMinute: { label: "Por minuto, no máximo" },
  perHour: { label: "Por hora, no máximo" },
  perDay: { label: "Por dia, no máximo" },
  identicalPerHour: { label: "Textos iguais por hora", isOptional: true },
};

/** The gaps between messages and their maximum numbers, with a sentence on the resulting pace. */
export function PaceFields(props: {
  form: BotForm;
  values: BotValues;
  safePace: Pace;
  /** The plan's messages in a month; negative: no limit. */
  monthly: number;
}) {
  const { form, values, safePace, monthly } = props;
  const { register, formState: { errors } } = form;
  const pace = typedEffectivePace(values, safePace);
  /** The cap when the field is empty. */
  const defaultCap = typedEffectivePace({ ...values, identicalPerHour: "" }, safePace)
    ?.identicalPerHour;
  const gap = (name: "gapMinMs" | "gapMaxMs", label: string) => (
    <Field
      label={label}
      autoComplete="off"
      inputMode="decimal"
      className="tnum"
      endAdornment="s"
      {...fieldProps(
        register(name, {
          validate: (typed, { gapMinMs }) => {
            const ms = typedSeconds(typed);
            if (ms === null) return "Escreva segundos, como 1,5.";
            if (ms < MIN_GAP || ms > MAX_GAP) return "Vai de 1 segundo a 1 hora.";
            return name === "gapMinMs" || ms >= (typedSeconds(gapMinMs) ?? 0) ||
              "Não pode ser menor que o primeiro.";
          },
        }),
        errors[name],
      )}
    />
  );
  const cap = (name: CapName) => {
    const { label, isOptional } = caps[name];
    const whenEmpty = defaultCap ? `Vazio: ${defaultCap}, pela proteção.` : "Vazio: sem limite.";
    const props = fieldProps(
      register(name, {
        validate: (typed) =>
          isOptional && typed.trim() === "" || typedCount(typed) !== null ||
          "Escreva um número inteiro.",
      }),
      errors[name],
    );
    return (
      <Field
        label={label}
        autoComplete="off"
        inputMode="numeric"
        className="tnum"
        {...props}
        helperText={props.helperText ?? (isOptional ? whenEmpty : undefined)}
      />
    );
  };
  const hasError = [...presetFields, "identicalPerHour" as const].some((name) => errors[name]);
  return (
    <Section title="Ritmo">
      <div className={styles.fields}>
        <PresetField form={form} values={values} monthly={monthly} />
        <p className={`small tnum ${styles.wide}`} role="status">
          {pace ? paceSentence(pace) : "Preencha o ritmo para ver no que ele dá."}
        </p>
        <ProtectField form={form} values={values} />
      </div>
      <details className={styles.advanced} open={hasError || undefined}>
        <summary>Avançado</summary>
        <div className={styles.fields}>
          {gap("gapMinMs", "Entre mensagens, de")}
          {gap("gapMaxMs", "até")}
          {cap("perMinute")}
          {cap("perHour")}
          {cap("perDay")}
          {cap("identicalPerHour")}
        </div>
        {values.isNumberProtected && (
          <p className={`small tnum ${styles.words}`}>
            Com a proteção, no WhatsApp, no máximo:{" "}
            {safeWords(safePace)}. Um número novo chega a isso em duas semanas.
          </p>
        )}
      </details>
    </Section>
  );
}

const presetFields = ["gapMinMs", "gapMaxMs", "perMinute", "perHour", "perDay"] as const;

/** The choice of a pace by its name, with what it means; other values show as one's own. */
function PresetField(props: { form: BotForm; values: BotValues; monthly: number }) {
  const { form, values, monthly } = props;
  const chosen = presetOf(values, monthly);
  const choose = (name: PresetName) => {
    const wanted = presetValues(name, monthly);
    for (const field of presetFields) {
      form.setValue(field, wanted[field], { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <div className={styles.wide}>
      <Segments
        label="Ritmo"
        value={chosen}
        onChange={choose}
        choices={presetNames.map((value) => {
          const { label, gapMs: [min, max] } = presets[value];
          return { value, label, note: `${secondsText(min)} a ${secondsText(max)} s` };
        })}
      />
      <p className={styles.words}>
        {chosen ? presets[chosen].words : "Um ritmo seu, escrito em Avançado."}
        {monthly >= 0 && ` Seu plano: ${countLabel(monthly, "mensagem", "mensagens")} por mês.`}
      </p>
    </div>
  );
}

/** The switch for the safe pace; when it is off, a warning. */
function ProtectField(props: { form: BotForm; values: BotValues }) {
  const { form, values: { isNumberProtected, sendingMode } } = props;
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
          <p className="small">
            {sendingMode === "TELEGRAM" ? "Vale quando você envia pelo WhatsApp. " : ""}
            O ritmo nunca passa do que se recomenda a um número de WhatsApp, e um número novo começa
            com poucas mensagens por dia.
          </p>
        )
        : (
          <Alert severity="warning">
            Sem a proteção vale só o ritmo escolhido, e um número novo não é aquecido. O WhatsApp
            restringe e bane números que enviam demais, e isso não se desfaz aqui.
          </Alert>
        )}
    </div>
  );
}

/** Words a pace: gaps, then the caps by minute, hour and day, then that of identical texts. */
const safeWords = (pace: Pace) =>
  `de ${secondsText(pace.gapMinMs)} a ${secondsText(pace.gapMaxMs)} s entre mensagens, ` +
  `${pace.perMinute} por minuto, ${pace.perHour} por hora, ${numberLabel(pace.perDay)} por dia e ` +
  `${pace.identicalPerHour} textos iguais por hora`;
