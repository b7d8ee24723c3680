import { X } from "lucide-react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { zoneCity } from "../../shared/time_zones.ts";
import { Button, IconButton } from "../../ui/buttons/Button.tsx";
import { Field, fieldProps } from "../../ui/forms/Field.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { UrlField } from "./UrlField.tsx";
import styles from "./Links.module.css";
import { emptyTarget, type LinkValues, type TargetValues } from "./link_values.ts";

type Form = UseFormReturn<LinkValues>;

const MOST_TARGETS = 10;

/** Several targets: each with its weight, and rules about who is led there. */
export function SeveralTargets({ form, zone }: { form: Form; zone: string }) {
  // Not `useFieldArray`: it would weigh on every screen that has a form.
  const targets = useWatch({ control: form.control, name: "targets" });
  const set = (next: TargetValues[]) => form.setValue("targets", next, { shouldDirty: true });
  const remove = (nth: number) => {
    form.unregister(`targets.${targets.length - 1}`);
    set(targets.toSpliced(nth, 1));
  };
  return (
    <div className={styles.stack}>
      <p className="small">
        Quem se encaixa em uma regra vai para aquele destino. As outras pessoas são divididas pelo
        peso: com 3 e 1, três de cada quatro vão para o primeiro.
      </p>
      <ol className={styles.targets}>
        {targets.map((_, nth) => (
          <li key={nth}>
            <TargetFields
              form={form}
              nth={nth}
              zone={zone}
              onRemove={targets.length > 1 ? () => remove(nth) : null}
            />
          </li>
        ))}
      </ol>
      {targets.length < MOST_TARGETS && (
        <Button
          variant="outlined"
          onClick={() => set([...targets, emptyTarget])}
        >
          Adicionar destino
        </Button>
      )}
    </div>
  );
}

function TargetFields({ form, nth, zone, onRemove }: {
  form: Form;
  nth: number;
  zone: string;
  onRemove: (() => void) | null;
}) {
  const { register, control, formState } = form;
  const errors = formState.errors.targets?.[nth];
  const { device, countries, hoursFrom, hoursTo } = useWatch({ control, name: `targets.${nth}` });
  const hasRule = Boolean(device || countries || hoursFrom || hoursTo);
  const name = `Destino ${nth + 1}`;
  return (
    <fieldset className={styles.target}>
      <legend className="sr-only">{name}</legend>
      <div className={styles.targetHead}>
        <UrlField form={form} name={`targets.${nth}.url`} label={name} />
        {onRemove && (
          <IconButton aria-label={`Tirar o destino ${nth + 1}`} onClick={onRemove}>
            <X size={20} />
          </IconButton>
        )}
      </div>
      <details className={styles.more} open={hasRule || undefined}>
        <summary>Peso e regra</summary>
        <div className={styles.stack}>
          <div className={styles.pair}>
            <Field
              size="small"
              label="Peso"
              inputMode="numeric"
              autoComplete="off"
              {...fieldProps(
                register(`targets.${nth}.weight`, {
                  validate: (typed) =>
                    /^(?:[1-9]\d?|100)$/.test(typed.trim()) || "O peso vai de 1 a 100.",
                }),
                errors?.weight,
              )}
            />
            <SelectField label="Aparelho" registered={register(`targets.${nth}.device`)}>
              <option value="">Qualquer um</option>
              <option value="MOBILE">Só celular</option>
              <option value="TABLET">Só tablet</option>
              <option value="DESKTOP">Só computador</option>
            </SelectField>
          </div>
          <Field
            size="small"
            label="Países (opcional)"
            autoComplete="off"
            {...fieldProps(
              register(`targets.${nth}.countries`, {
                validate: (typed) =>
                  /^(?:[a-z]{2}(?:[\s,;]+|$))*$/i.test(typed.trim()) ||
                  "Escreva duas letras por país, como BR, PT.",
              }),
              errors?.countries,
            )}
            helperText={errors?.countries?.message ?? "Duas letras por país, como BR, PT."}
          />
          <div className={styles.pair}>
            <Field
              size="small"
              type="time"
              label="Das (opcional)"
              {...fieldProps(register(`targets.${nth}.hoursFrom`), errors?.hoursFrom)}
            />
            <Field
              size="small"
              type="time"
              label="Até (opcional)"
              {...fieldProps(
                register(`targets.${nth}.hoursTo`, {
                  validate: (to, { targets }) =>
                    Boolean(to) === Boolean(targets[nth]?.hoursFrom) || "Diga as duas horas.",
                }),
                errors?.hoursTo,
              )}
            />
          </div>
          <p className="small">No horário de {zoneCity(zone)}.</p>
        </div>
      </details>
    </fieldset>
  );
}
