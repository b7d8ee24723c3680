import { type ReactNode, useId } from "react";
import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay";
import type { GroupLimits_group$key } from "../../__generated__/GroupLimits_group.graphql.ts";
import type { GroupLimits_viewer$key } from "../../__generated__/GroupLimits_viewer.graphql.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Field, fieldProps } from "../../ui/forms/Field.tsx";
import { Fold } from "../../ui/forms/Fold.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { SheetBody, SheetFoot, SheetSection } from "../../ui/overlays/Sheet.tsx";
import { useNow } from "../../ui/text/age.ts";
import { SlotsField } from "../SlotsField.tsx";
import { nextWords, paceWords } from "./outlook_words.ts";
import styles from "./GroupLimits.module.css";
import { groupSettingsInput, groupValues, hasOwnSettings, noSettings } from "./group_settings.ts";
import { useUpdateGroup } from "./useUpdateGroup.ts";

/**
 * A group's sheet around what is set for this group alone, whose button is docked while something is
 * unsaved; an empty field is as in the settings.
 */
export function GroupLimits(props: {
  group: GroupLimits_group$key;
  viewer: GroupLimits_viewer$key;
  head: ReactNode;
  foot: ReactNode;
}) {
  const group = useFragment(
    graphql`
      fragment GroupLimits_group on Group {
        id
        settings {
          gapMs
          perHour
          perDay
          quietFrom
          quietTo
          slots
          templateId
        }
        outlook {
          gapMs
          perHour
          perDay
          hasOwnCap
          sentLastDay
          nextAt
          reason
        }
      }
    `,
    props.group,
  );
  const { botSettings, templates } = useFragment(
    graphql`
      fragment GroupLimits_viewer on Viewer {
        botSettings {
          slots
          quietFrom
          quietTo
        }
        templates(first: 50) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    props.viewer,
  );
  const { register, handleSubmit, setValue, setError, reset, watch, formState } = useForm({
    defaultValues: groupValues(group.settings),
  });
  const { errors, isDirty } = formState;
  useUnsavedChanges(isDirty);
  const formId = useId();
  const [update, isUpdating] = useUpdateGroup();
  const now = useNow();
  const save = (values: ReturnType<typeof groupValues>) =>
    update({ id: group.id, ...groupSettingsInput(values) }, {
      onSaved: () => reset(values),
      onRefused(message, field) {
        const name = field === "gapMs" ? "gapMinutes" : field;
        if (name && name in values) {
          setError(name as keyof typeof values, { message }, { shouldFocus: true });
        } else setError("root", { message });
      },
    });
  const hasError = Object.keys(errors).some((name) => name !== "root" && name !== "templateId");
  const slots = watch("slots");
  const { quietFrom, quietTo } = botSettings;
  const { outlook } = group;
  const number = (name: "gapMinutes" | "perHour" | "perDay", label: string) => (
    <Field
      type="number"
      min={1}
      inputMode="numeric"
      size="small"
      label={label}
      className="tnum"
      {...fieldProps(register(name), errors[name])}
    />
  );
  const time = (name: "quietFrom" | "quietTo", label: string) => (
    <Field
      type="time"
      size="small"
      label={label}
      className="tnum"
      {...fieldProps(register(name), errors[name])}
    />
  );
  const own = hasOwnSettings({ ...group.settings, templateId: null });
  return (
    <>
      <SheetBody>
        {props.head}
        <SheetSection title="Só neste grupo">
          {outlook && (
            <p className="small tnum">
              <b>{nextWords(outlook, now)}</b> {paceWords(outlook)}
            </p>
          )}
          <form id={formId} className={styles.form} onSubmit={handleSubmit(save)} noValidate>
            <SelectField
              label="Modelo da mensagem"
              registered={register("templateId")}
              error={errors.templateId?.message}
              helperText="A oferta com modelo próprio continua com o dela."
            >
              <option value="">O mesmo dos outros grupos</option>
              {templates.edges.flatMap(({ node }) => node ? [node] : []).map(({ id, name }) => (
                <option key={id} value={id}>{name}</option>
              ))}
              <option value="BUILT_IN">A mensagem do Garimpo</option>
            </SelectField>
            <Fold label="Ritmo, silêncio e horários" isOpen={own || hasError}>
              <p className="small">
                Campo vazio: como em Envio e ritmo. Vale sempre o mais cauteloso.
              </p>
              <div className={styles.pace}>
                <div className={styles.wide}>
                  {number("gapMinutes", "Minutos entre mensagens")}
                </div>
                {number("perHour", "Por hora")}
                {number("perDay", "Por dia")}
              </div>
              <div className={styles.quiet}>
                {time("quietFrom", "Silêncio das")}
                {time("quietTo", "até as")}
              </div>
              <p className="small tnum">
                {quietFrom && quietTo
                  ? `Além do silêncio de Envio e ritmo, das ${quietFrom} às ${quietTo}.`
                  : "Em Envio e ritmo não há silêncio."}
              </p>
              <SlotsField
                slots={slots}
                none={botSettings.slots.length > 0
                  ? `Como em Envio e ritmo: ${botSettings.slots.join(", ")}.`
                  : "Nenhum ainda, nem em Envio e ritmo."}
                error={errors.slots?.message}
                onChange={(next) => setValue("slots", [...next], { shouldDirty: true })}
              />
            </Fold>
            {hasOwnSettings(group.settings) && !isDirty && (
              <div>
                <Button variant="outlined" onClick={() => save(noSettings)}>
                  Usar o mesmo dos outros grupos
                </Button>
              </div>
            )}
          </form>
        </SheetSection>
        {props.foot}
      </SheetBody>
      {isDirty && (
        <SheetFoot>
          {errors.root && <p role="alert" className={styles.error}>{errors.root.message}</p>}
          <div className={styles.buttons}>
            <Button onClick={() => reset()}>Descartar</Button>
            <BusyButton type="submit" form={formId} variant="contained" isBusy={isUpdating}>
              Salvar
            </BusyButton>
          </div>
        </SheetFoot>
      )}
    </>
  );
}
