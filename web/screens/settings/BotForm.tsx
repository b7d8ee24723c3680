import { type FormEvent, Suspense, useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { graphql, useFragment } from "react-relay";
import type { BotAside_viewer$key } from "../../__generated__/BotAside_viewer.graphql.ts";
import type { BotForm_viewer$key } from "../../__generated__/BotForm_viewer.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { paths } from "../../paths.ts";
import { dropTypedValues, saveTypedValues, typedValues } from "../../shared/drafts.ts";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Field, fieldProps } from "../../ui/forms/Field.tsx";
import { Switch } from "../../ui/forms/Switch.tsx";
import { FormActions } from "../../ui/forms/FormActions.tsx";
import { TwoColumns } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { BotAside } from "./BotAside.tsx";
import styles from "./BotForm.module.css";
import { ModeFields } from "./ModeFields.tsx";
import { PaceFields } from "./PaceFields.tsx";
import { TimeFields } from "./TimeFields.tsx";
import { type BotForm, botInput, type BotValues, botValues } from "./bot_values.ts";
import { useSaveBotSettings } from "./useSaveBotSettings.ts";

const ZoneChanged = lazyOnIdle(
  async () => (await import("../../shared/zones/ZoneChanged.tsx")).ZoneChanged,
);

/** All settings in one form with one button; unsaved values survive a reload. */
export function BotForm(props: { viewer: BotForm_viewer$key; aside: BotAside_viewer$key }) {
  const { botSettings, messageSettings, subscription } = useFragment(
    graphql`
      fragment BotForm_viewer on Viewer {
        botSettings {
          sendingMode
          availableModes
          gapMinMs
          gapMaxMs
          perMinute
          perHour
          perDay
          identicalPerHour
          quietFrom
          quietTo
          timeZone
          lateAfterMinutes
          slots
          isNumberProtected
          safePace {
            gapMinMs
            gapMaxMs
            perMinute
            perHour
            perDay
            identicalPerHour
          }
        }
        messageSettings {
          signature
          hasShortLinks
        }
        subscription {
          limits {
            messagesPerMonth
          }
        }
      }
    `,
    props.viewer,
  );
  const saved = botValues(botSettings, messageSettings);
  const [first] = useState(saved.timeZone);
  const [recovered] = useState(() => typedValues<BotValues>(paths.botSettings));
  const form = useForm<BotValues>({
    values: saved, // follows changes in other tabs, unless the field is dirty
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const values = { ...saved, ...useWatch({ control: form.control }) } as BotValues;
  useEffect(() => {
    for (const [name, typed] of Object.entries(recovered)) {
      form.setValue(name as keyof BotValues, typed, { shouldDirty: true });
    }
  }, []);
  useEffect(() => saveChanges(saved, form.getValues()), [JSON.stringify(values)]);
  useUnsavedChanges(form.formState.isDirty);
  const [save, isSaving] = useSaveBotSettings();
  const isRecovered = Object.keys(recovered).length > 0 && form.formState.isDirty;
  const discard = () => {
    dropTypedValues(paths.botSettings);
    form.reset(saved, { keepDirtyValues: false });
  };
  const validateAndSave = form.handleSubmit((values) => {
    const message = {
      signature: values.signature.trim(),
      hasShortLinks: values.hasShortLinks,
    };
    save(botInput(values), message, {
      onSaved() {
        dropTypedValues(paths.botSettings);
        form.reset(values, { keepDirtyValues: false });
      },
      onRefused({ path, message }) {
        const field = Object.keys(saved).find((name) => path.includes(name));
        if (field) {
          form.setError(field as keyof BotValues, { message }, { shouldFocus: true });
        }
        return field !== undefined;
      },
    });
  });
  const submit = (event: FormEvent) => {
    form.clearErrors(); // the server checks its own rules again
    return validateAndSave(event);
  };
  return (
    <TwoColumns aside={<BotAside viewer={props.aside} signature={values.signature} />}>
      <form
        className={styles.form}
        aria-label="Envio e ritmo"
        onSubmit={submit}
        noValidate
      >
        {isRecovered && (
          <Alert severity="info">Aqui está o que você tinha mudado e ainda não salvou.</Alert>
        )}
        <ModeFields form={form} mode={values.sendingMode} available={botSettings.availableModes} />
        <PaceFields
          form={form}
          values={values}
          safePace={botSettings.safePace}
          monthly={subscription.limits.messagesPerMonth}
        />
        <TimeFields form={form} values={values} />
        {saved.timeZone !== first && (
          <Suspense>
            <ZoneChanged timeZone={saved.timeZone} />
          </Suspense>
        )}
        <LinkField form={form} checked={values.hasShortLinks} />
        <SignatureField form={form} />
        <FormActions label="Salvar" isBusy={isSaving} onCancel={discard} />
      </form>
    </TwoColumns>
  );
}

/** Stores the values that differ from the saved ones in the tab. */
function saveChanges(saved: BotValues, typed: BotValues) {
  const changed = Object.entries(typed).filter(([name, value]) =>
    JSON.stringify(value) !== JSON.stringify(saved[name as keyof BotValues])
  );
  if (changed.length > 0) saveTypedValues(paths.botSettings, Object.fromEntries(changed));
  else dropTypedValues(paths.botSettings);
}

/** Whether each message to a group has a short link of its own. */
function LinkField({ form, checked }: { form: BotForm; checked: boolean }) {
  return (
    <Section title="Links">
      <Switch
        checked={checked}
        onChange={(next) => form.setValue("hasShortLinks", next, { shouldDirty: true })}
      >
        Encurtar e medir
      </Switch>
      <p className="small">
        Cada grupo recebe um link curto só dele: você vê quem clica, por grupo, horário e modelo.
        Links da Amazon vão diretos, como ela exige.
      </p>
    </Section>
  );
}

const MAX_SIGNATURE = 200; // characters

/** The last lines of every message. */
function SignatureField({ form }: { form: BotForm }) {
  const { register, formState: { errors } } = form;
  const props = fieldProps(
    register("signature", {
      maxLength: {
        value: MAX_SIGNATURE,
        message: `A assinatura pode ter até ${MAX_SIGNATURE} caracteres.`,
      },
    }),
    errors.signature,
  );
  return (
    <Section title="Assinatura">
      <Field
        label="No fim de toda mensagem"
        multiline
        minRows={2}
        {...props}
        helperText={props.helperText ?? "Como “Entre no grupo: t.me/…”. Vazio: nenhuma."}
      />
    </Section>
  );
}
