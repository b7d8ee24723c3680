import { type UseFormReturn, useWatch } from "react-hook-form";
import type { GroupTargets_viewer$key } from "../../__generated__/GroupTargets_viewer.graphql.ts";
import { ownZone, zoneCity } from "../../shared/time_zones.ts";
import { Field, fieldProps } from "../../ui/forms/Field.tsx";
import { Radios } from "../../ui/forms/Radios.tsx";
import { Switch } from "../../ui/forms/Switch.tsx";
import { GroupTargets } from "./GroupTargets.tsx";
import styles from "./Links.module.css";
import { SeveralTargets } from "./SeveralTargets.tsx";
import { isAmazon } from "./link_words.ts";
import { UrlField } from "./UrlField.tsx";
import type { LinkKind, LinkValues } from "./link_values.ts";

type Form = UseFormReturn<LinkValues>;

/** The fields of a link, validated as far as possible here; the server decides. */
export function LinkFormFields(props: {
  form: Form;
  viewer: GroupTargets_viewer$key;
  zone: string;
  isNew: boolean;
  hasPassword: boolean;
}) {
  const { form } = props;
  const { register, control, setValue, formState: { errors } } = form;
  const [kind, targetUrl] = useWatch({ control, name: ["kind", "targetUrl"] });
  return (
    <>
      <Radios
        label="Aonde ele leva"
        value={kind}
        onChange={(value) => setValue("kind", value as LinkKind, { shouldDirty: true })}
        choices={[
          { value: "one", label: "Leva a um destino" },
          { value: "several", label: "Leva a vários, por peso ou regra" },
          { value: "groups", label: "Leva ao grupo com vaga" },
        ]}
      />
      {kind === "one" && (
        <>
          <UrlField form={form} name="targetUrl" label="Destino" />
          {!isAmazon(targetUrl) && (
            <p className={`small ${styles.hint}`}>
              Qualquer página da internet, menos a Amazon: o programa dela proíbe encurtar. Nas
              mensagens, o link da Amazon continua direto.
            </p>
          )}
        </>
      )}
      {kind === "several" && <SeveralTargets form={form} zone={props.zone} />}
      {kind === "groups" && <GroupTargets form={form} viewer={props.viewer} />}
      <Field
        size="small"
        label="Nome (opcional)"
        maxLength={80}
        {...fieldProps(register("title"), errors.title)}
      />
      {props.isNew && (
        <Field
          size="small"
          label="Final do endereço (opcional)"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...fieldProps(register("slug"), errors.slug)}
          helperText={errors.slug?.message ??
            "Como ofertas-da-ana. Em branco, sorteamos 7 letras e números. Não muda depois."}
        />
      )}
      <MoreFields {...props} />
    </>
  );
}

/** What few links need: a start, an end and a password. */
function MoreFields({ form, zone, hasPassword }: {
  form: Form;
  zone: string;
  hasPassword: boolean;
}) {
  const { register, control, setValue, formState: { errors, defaultValues } } = form;
  const isPasswordRemoved = useWatch({ control, name: "isPasswordRemoved" });
  const inZone = zone === ownZone() ? undefined : `No horário de ${zoneCity(zone)}.`;
  const isUsed = hasPassword || Boolean(defaultValues?.startsAt || defaultValues?.expiresAt) ||
    Boolean(errors.startsAt || errors.expiresAt || errors.password);
  const timeField = (name: "startsAt" | "expiresAt", label: string) => (
    <Field
      size="small"
      type="datetime-local"
      label={label}
      {...fieldProps(register(name), errors[name])}
      helperText={errors[name]?.message ?? inZone}
    />
  );
  return (
    <details className={styles.more} open={isUsed || undefined}>
      <summary>Prazo e senha</summary>
      <div className={styles.stack}>
        <div className={styles.pair}>
          {timeField("startsAt", "Começa em (opcional)")}
          {timeField("expiresAt", "Termina em (opcional)")}
        </div>
        {!isPasswordRemoved && (
          <Field
            size="small"
            label={hasPassword ? "Trocar a senha (opcional)" : "Senha (opcional)"}
            autoComplete="off"
            {...fieldProps(
              register("password", {
                validate: (typed) =>
                  typed === "" || typed.length >= 6 || "A senha do link tem de 6 a 128 caracteres.",
              }),
              errors.password,
            )}
            helperText={errors.password?.message ?? "Quem abrir o link precisa digitar."}
          />
        )}
        {hasPassword && (
          <Switch
            checked={isPasswordRemoved}
            onChange={(value) => setValue("isPasswordRemoved", value, { shouldDirty: true })}
          >
            Tirar a senha
          </Switch>
        )}
      </div>
    </details>
  );
}
