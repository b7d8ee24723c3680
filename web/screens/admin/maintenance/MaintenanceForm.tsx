import { useForm } from "react-hook-form";
import { paths } from "../../../paths.ts";
import { useUnsavedChanges } from "../../../browser/unsaved_changes.ts";
import { useMutationAction } from "../../../shared/useMutationAction.ts";
import { BusyButton } from "../../../ui/buttons/Button.tsx";
import { Field, fieldProps } from "../../../ui/forms/Field.tsx";
import { Radios } from "../../../ui/forms/Radios.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import { showNotice } from "../../../ui/overlays/notices.ts";
import styles from "./Maintenance.module.css";
import { startMaintenance } from "./maintenance_mutations.ts";

type Values = {
  mode: "FULL" | "READ_ONLY";
  message: string;
  startsAt: string;
  endsAt: string;
  passes: string;
};

const blank: Values = { mode: "FULL", message: "", startsAt: "", endsAt: "", passes: "" };
const fields = {
  message: "message",
  startsAt: "startsAt",
  endsAt: "endsAt",
  passEmails: "passes",
} as const;

/** Plans a maintenance; without a start it starts at once. */
export function MaintenanceForm({ isReplacing }: { isReplacing: boolean }) {
  const form = useForm<Values>({ defaultValues: blank });
  const { register, handleSubmit, setError, reset, watch, setValue, formState } = form;
  const { errors, isDirty } = formState;
  useUnsavedChanges(isDirty);
  const [runAction, isBusy] = useMutationAction();
  const startsAt = watch("startsAt");
  const submit = handleSubmit((values) =>
    runAction(async () => {
      const refusal = await startMaintenance({
        mode: values.mode,
        message: values.message,
        startsAt: instantOf(values.startsAt),
        endsAt: instantOf(values.endsAt)!, // the form requires it
        passEmails: emailsIn(values.passes),
      });
      if (!refusal) {
        reset();
        showNotice(values.startsAt ? "Manutenção marcada." : "Manutenção em andamento.", {
          variant: "success",
        });
        return null;
      }
      const field = fields[refusal.path[0] as keyof typeof fields];
      if (!field) return refusal.message;
      setError(field, { message: refusal.message }, { shouldFocus: true });
      return null;
    })
  );
  return (
    <Section title={isReplacing ? "Trocar por outra" : "Nova manutenção"}>
      <form className={styles.stack} onSubmit={submit} noValidate>
        <Radios
          label="O que fecha"
          value={watch("mode")}
          onChange={(mode) => setValue("mode", mode, { shouldDirty: true })}
          choices={[
            { value: "FULL", label: "Site fechado: só a administração entra" },
            { value: "READ_ONLY", label: "Só leitura: todos consultam, ninguém muda nada" },
          ]}
        />
        <Field
          label="Mensagem para as pessoas"
          multiline
          minRows={2}
          maxLength={500}
          {...fieldProps(
            register("message", { required: "Escreva por que o site para." }),
            errors.message,
          )}
        />
        <div className={styles.times}>
          <Field
            label="Começa"
            type="datetime-local"
            className="tnum"
            {...fieldProps(register("startsAt"), errors.startsAt)}
            helperText={errors.startsAt?.message ?? "Em branco: agora."}
          />
          <Field
            label="Termina"
            type="datetime-local"
            className="tnum"
            {...fieldProps(
              register("endsAt", { required: "Escolha quando termina." }),
              errors.endsAt,
            )}
          />
        </div>
        <Field
          label="Quem mais passa (e-mails)"
          multiline
          autoCapitalize="none"
          spellCheck={false}
          {...fieldProps(register("passes"), errors.passes)}
          helperText={errors.passes?.message ??
            "Além da administração. Um por linha ou separados por vírgula."}
        />
        <p className="small">
          Os links curtos dos grupos continuam levando às lojas, e os avisos de pagamento continuam
          chegando. Uma mensagem que passar do prazo da pessoa enquanto espera não sai, como em
          qualquer atraso. Com o site fechado, a administração entra por {paths.login}.
        </p>
        <BusyButton type="submit" variant="contained" isBusy={isBusy}>
          {startsAt ? "Marcar manutenção" : "Começar agora"}
        </BusyButton>
      </form>
    </Section>
  );
}

/** Returns the instant of a time on this device's clock; null for none. */
const instantOf = (localTime: string): string | null =>
  localTime === "" ? null : new Date(localTime).toISOString();

/** Returns the e-mails in a text: one a line, or apart by commas, semicolons or spaces. */
const emailsIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);
