import { Field } from "../../ui/forms/Field.tsx";
import { Switch } from "../../ui/forms/Switch.tsx";
import { PlainSelect } from "../../ui/forms/SelectField.tsx";
import styles from "./Templates.module.css";
import { marketplaceList } from "../../shared/marketplaces.ts";
import type { TemplateValues } from "./template_values.ts";

/** The shop of a template, its links, and its season of the year. */
export function WhenFields(props: {
  values: TemplateValues;
  error: string | undefined;
  onChange: (change: Partial<TemplateValues>) => void;
}) {
  const { values, error, onChange } = props;
  return (
    <>
      <PlainSelect
        label="Para qual loja"
        value={values.marketplace}
        onChange={(value) => onChange({ marketplace: value as TemplateValues["marketplace"] })}
      >
        <option value="">Todas as lojas</option>
        {marketplaceList.map(([value, { name }]) => (
          <option key={value} value={value}>{name}</option>
        ))}
      </PlainSelect>
      <PlainSelect
        label="Links nos grupos"
        value={values.shortLinks}
        onChange={(value) => onChange({ shortLinks: value as TemplateValues["shortLinks"] })}
      >
        <option value="">Como em Envio e ritmo</option>
        <option value="yes">Encurtar e medir</option>
        <option value="no">Links diretos</option>
      </PlainSelect>
      <Switch checked={values.hasSeason} onChange={(hasSeason) => onChange({ hasSeason })}>
        Só numa época do ano
      </Switch>
      {values.hasSeason && (
        <fieldset className={styles.season}>
          <legend className="sr-only">Época, todo ano</legend>
          <Field
            name="season"
            label="Nome da época"
            value={values.seasonName}
            maxLength={40}
            onChange={({ target }) => onChange({ seasonName: target.value })}
            error={error !== undefined}
            helperText={error ?? "Como Natal. Vale todo ano, do primeiro ao último dia."}
          />
          <Field
            label="Primeiro dia"
            value={values.firstDay}
            placeholder="20/11"
            inputMode="numeric"
            autoComplete="off"
            onChange={({ target }) => onChange({ firstDay: target.value })}
          />
          <Field
            label="Último dia"
            value={values.lastDay}
            placeholder="30/11"
            inputMode="numeric"
            autoComplete="off"
            onChange={({ target }) => onChange({ lastDay: target.value })}
          />
        </fieldset>
      )}
    </>
  );
}
