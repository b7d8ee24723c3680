import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { ProgrammeSheet_viewer$data } from "../../../__generated__/ProgrammeSheet_viewer.graphql.ts";
import { networkNames } from "../../../shared/network_names.ts";
import { Field, fieldProps } from "../../../ui/forms/Field.tsx";
import { SelectField } from "../../../ui/forms/SelectField.tsx";
import { inNetworks, networkList, networkWords } from "./network_words.ts";
import styles from "./Networks.module.css";
import { type ProgrammeValues, typedNumber } from "./programme_values.ts";

export type UsualShops = ProgrammeSheet_viewer$data["usualShops"];

/** The fields of a shop's programme: the shop, who pays its commissions, and what that network needs. */
export function ProgrammeFields(
  { form, usualShops }: { form: UseFormReturn<ProgrammeValues>; usualShops: UsualShops },
) {
  const listId = useId();
  const { register, watch, formState: { errors } } = form;
  const [shop, network] = watch(["shop", "network"]);
  const { programme } = networkWords[network];
  const text = (name: keyof ProgrammeValues, label: string, help: string, required?: string) => {
    const field = fieldProps(register(name, required ? { required } : {}), errors[name]);
    return {
      label,
      autoComplete: "off",
      autoCapitalize: "none",
      spellCheck: false,
      ...field,
      helperText: field.helperText ?? help,
    };
  };
  const number = (name: "commissionPercent" | "cookieDays", label: string, message: string) => ({
    label,
    inputMode: "decimal" as const,
    autoComplete: "off",
    ...fieldProps(
      register(name, { validate: (typed) => !Number.isNaN(typedNumber(typed)) || message }),
      errors[name],
    ),
  });
  return (
    <>
      <Field
        list={listId}
        {...text("shop", "Loja", usualNetworks(shop, usualShops), "Informe o endereço da loja.")}
      />
      <datalist id={listId}>
        {usualShops.map(({ host, name }) => <option key={host} value={host}>{name}</option>)}
      </datalist>
      <SelectField label="Como ela paga" registered={register("network")}>
        {networkList.map((one) => <option key={one} value={one}>{networkNames[one]}</option>)}
      </SelectField>
      {programme && (
        <Field {...text("programmeId", programme.label, programme.help, "Cole aqui o ID.")} />
      )}
      {network === "LOMADEE" && (
        <p className="small">A Lomadee reconhece a loja pelo endereço: basta o seu sourceId.</p>
      )}
      {network === "OWN" && (
        <>
          <Field
            {...text(
              "pattern",
              "Modelo do link",
              "Com {id} no lugar do seu código e {url} no do produto. Exemplos: " +
                "{url}?parceiro={id} ou https://loja.com.br/r?id={id}&url={url}&sub={sub}",
              "Informe o modelo, como {url}?parceiro={id}",
            )}
          />
          <Field
            {...text(
              "publisherId",
              "Seu código na loja",
              "Como aparece nos seus links.",
              "Informe o seu código, como aparece nos seus links.",
            )}
          />
        </>
      )}
      <div className={styles.pair}>
        <Field {...number("commissionPercent", "Comissão (%)", "Só um número, como 6,5.")} />
        <Field {...number("cookieDays", "Dias do clique", "Só um número, como 30.")} />
      </div>
      <p className="small">
        Comissão e dias são os que você informa; ninguém aqui os confere. Pode deixar em branco.
      </p>
    </>
  );
}

/** Where the programme of the typed shop is usually found. */
function usualNetworks(typed: string, usualShops: UsualShops): string {
  const text = typed.trim().toLowerCase();
  const host = (URL.parse(text)?.hostname ?? text).replace(/^(?:www|m)\./, "");
  const usual = usualShops.find((shop) => shop.host === host);
  if (!usual) return "O endereço da loja, ou de um produto dela.";
  const date = new Date(`${usual.asOf}T12:00:00`)
    .toLocaleDateString("pt-BR", { month: "long", year: "numeric" });
  return `${usual.name} costuma estar ${inNetworks(usual.networks)} (lista de ${date}). ` +
    "Confirme na rede.";
}
