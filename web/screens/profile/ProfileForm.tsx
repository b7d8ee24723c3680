import { Suspense, useEffect, useMemo, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { graphql, useFragment, useMutation } from "react-relay";
import type { ProfileFormSaveProfileMutation } from "../../__generated__/ProfileFormSaveProfileMutation.graphql.ts";
import type { ProfileForm_viewer$key } from "../../__generated__/ProfileForm_viewer.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { paths } from "../../paths.ts";
import { brazilianZones, localTime, otherZones, zoneCity } from "../../shared/time_zones.ts";
import { dropTypedValues, saveTypedValues, typedValues } from "../../shared/drafts.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { Field, fieldProps } from "../../ui/forms/Field.tsx";
import { FormActions } from "../../ui/forms/FormActions.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { useNow } from "../../ui/text/age.ts";
import styles from "./Profile.module.css";

const ZoneChanged = lazyOnIdle(
  async () => (await import("../../shared/zones/ZoneChanged.tsx")).ZoneChanged,
);

const MAX_LENGTH = 80; // characters

type Values = { displayName: string; timeZone: string };

/** The person's name and time zone. */
export function ProfileForm(props: { viewer: ProfileForm_viewer$key }) {
  const saved: Values = useFragment(
    graphql`
      fragment ProfileForm_viewer on Viewer {
        displayName
        timeZone
      }
    `,
    props.viewer,
  );
  const { displayName, timeZone } = saved;
  const { control, register, handleSubmit, setError, setValue, getValues, reset, formState } =
    useForm<Values>({
      values: { displayName, timeZone }, // follows changes in other tabs, unless the field is dirty
      resetOptions: { keepDirtyValues: true },
    });
  const { errors, isDirty } = formState;
  const [first] = useState(timeZone);
  useEffect(() => {
    for (const [name, typed] of Object.entries(typedValues<Values>(paths.profile))) {
      setValue(name as keyof Values, typed, { shouldDirty: true });
    }
  }, []);
  useUnsavedChanges(isDirty);
  const zone = useWatch({ control, name: "timeZone" });
  const others = useMemo(() => otherZones(timeZone), [timeZone]);
  const [save, isSaving] = useSaveProfile();
  const resetTo = (values: Values) => {
    dropTypedValues(paths.profile);
    reset(values, { keepDirtyValues: false });
  };
  const submit = handleSubmit((typed) => {
    const values = { ...typed, displayName: typed.displayName.trim() };
    save(values, {
      onSaved: () => resetTo(values),
      onRefused({ path, message }) {
        const name = (["displayName", "timeZone"] as const).find((name) => path.includes(name));
        if (name) setError(name, { message }, { shouldFocus: true });
        return name !== undefined;
      },
    });
  });
  return (
    <form
      className={styles.form}
      aria-label="Perfil"
      onSubmit={submit}
      onChange={() => saveTypedValues(paths.profile, getValues())}
      noValidate
    >
      <Section title="Nome e fuso">
        <div className={styles.fields}>
          <Field
            label="Seu nome"
            autoComplete="name"
            {...fieldProps(
              register("displayName", {
                validate: (typed) => typed.trim() !== "" || "Escreva como quer ser chamado.",
                maxLength: {
                  value: MAX_LENGTH,
                  message: `O nome tem até ${MAX_LENGTH} caracteres.`,
                },
              }),
              errors.displayName,
            )}
          />
          <SelectField
            label="Fuso horário"
            registered={register("timeZone")}
            error={errors.timeZone?.message}
            helperText={`Horários de envio e silêncio seguem ${zoneCity(zone)}: lá são ${
              localTime(useNow(), zone).slice(-5)
            }.`}
          >
            <optgroup label="Brasil">
              {brazilianZones.map(([name, label]) => (
                <option key={name} value={name}>{label}</option>
              ))}
            </optgroup>
            <optgroup label="Outros">
              {others.map(([name, label]) => <option key={name} value={name}>{label}</option>)}
            </optgroup>
          </SelectField>
        </div>
        {timeZone !== first && (
          <Suspense>
            <ZoneChanged timeZone={timeZone} />
          </Suspense>
        )}
      </Section>
      <FormActions
        label="Salvar"
        isBusy={isSaving}
        onCancel={() => resetTo({ displayName, timeZone })}
      />
    </form>
  );
}

type Problem = { readonly path: readonly string[]; readonly message: string };

/** Returns a function that saves the name and the time zone in one request. */
function useSaveProfile() {
  const showError = useErrorNotice();
  const [commit, isSaving] = useMutation<ProfileFormSaveProfileMutation>(graphql`
    mutation ProfileFormSaveProfileMutation($displayName: String!, $timeZone: String!) {
      updateProfile(input: { displayName: $displayName }) {
        ...ProfileForm_viewer @alias
        ... on UserError {
          code
          message
          path
        }
      }
      updateBotSettings(input: { timeZone: $timeZone }) {
        ...ProfileForm_viewer @alias
        ... on Viewer {
          botSettings {
            timeZone
          }
        }
        ... on UserError {
          code
          message
          path
        }
      }
    }
  `);
  const save = (values: { displayName: string; timeZone: string }, handlers: {
    onSaved: () => void;
    /** Returns whether the problem was shown at a field. */
    onRefused: (problem: Problem) => boolean;
  }) =>
    void commit({
      variables: values,
      onCompleted({ updateProfile, updateBotSettings }) {
        const problems = [updateProfile, updateBotSettings].flatMap(({ message, path = [] }) =>
          message ? [{ message, path }] : []
        );
        for (const problem of problems) {
          if (!handlers.onRefused(problem)) showNotice(problem.message, { variant: "error" });
        }
        if (problems.length > 0) return;
        showNotice("Salvo.", { variant: "success" });
        handlers.onSaved();
      },
      onError: showError,
    });
  return [save, isSaving] as const;
}
