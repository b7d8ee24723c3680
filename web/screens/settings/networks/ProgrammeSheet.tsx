import { useId } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { graphql, useFragment } from "react-relay";
import type {
  ProgrammeSheet_viewer$data,
  ProgrammeSheet_viewer$key,
} from "../../../__generated__/ProgrammeSheet_viewer.graphql.ts";
import { useUnsavedChanges } from "../../../browser/unsaved_changes.ts";
import { ConfirmButton } from "../../../shared/ConfirmButton.tsx";
import { networkNames } from "../../../shared/offers/network_names.ts";
import { BusyButton } from "../../../ui/buttons/Button.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { Field, fieldProps } from "../../../ui/forms/Field.tsx";
import { SelectField } from "../../../ui/forms/SelectField.tsx";
import { Sheet, SheetBody, SheetFoot } from "../../../ui/overlays/Sheet.tsx";
import { showNotice } from "../../../ui/overlays/notices.ts";
import { inNetworks, networkList, networkWords } from "./network_words.ts";
import styles from "./Networks.module.css";
import {
  emptyValues,
  fieldsOf,
  type ProgrammeValues,
  typedNumber,
  valuesOf,
} from "./programme_values.ts";
import { useSaveProgramme } from "./useSaveProgramme.ts";

type Props = {
  viewer: ProgrammeSheet_viewer$key;
  /** Null: a new one. */
  programmeId: string | null;
  onClose: () => void;
};

/** The sheet that adds, edits or removes a shop's programme. */
export function ProgrammeSheet(props: Props) {
  const { shopProgrammes, usualShops } = useFragment(
    graphql`
      fragment ProgrammeSheet_viewer on Viewer {
        shopProgrammes {
          id
          host
          network
          programmeId
          pattern
          publisherId
          cookieDays
          commissionPercent
        }
        usualShops {
          name
          host
          networks
          asOf
        }
      }
    `,
    props.viewer,
  );
  const programme = shopProgrammes.find(({ id }) => id === props.programmeId) ?? null;
  return (
    <Sheet
      title={props.programmeId ? "Editar loja" : "Adicionar loja"}
      isTall
      onClose={props.onClose}
    >
      {props.programmeId && !programme
        ? (
          <SheetBody>
            <EmptyState>Este programa não existe mais.</EmptyState>
          </SheetBody>
        )
        : <ProgrammeForm programme={programme} usualShops={usualShops} onClose={props.onClose} />}
    </Sheet>
  );
}

type Programme = ProgrammeSheet_viewer$data["shopProgrammes"][number];
type UsualShops = ProgrammeSheet_viewer$data["usualShops"];

function ProgrammeForm(props: {
  programme: Programme | null;
  usualShops: UsualShops;
  onClose: () => void;
}) {
  const { programme } = props;
  const form = useForm<ProgrammeValues>({
    defaultValues: programme ? valuesOf(programme) : emptyValues,
  });
  useUnsavedChanges(form.formState.isDirty);
  const { save, remove, isSaving, isRemoving } = useSaveProgramme((refusal) => {
    if (!refusal) {
      showNotice("Salvo. Vale para as próximas mensagens.", { variant: "success" });
      return props.onClose();
    }
    const field = refusal.path.find((name) => name in emptyValues);
    if (!field) return showNotice(refusal.message, { variant: "error" });
    form.setError(field as keyof ProgrammeValues, { message: refusal.message }, {
      shouldFocus: true,
    });
  });
  const submit = form.handleSubmit((values) => save(programme?.id ?? null, fieldsOf(values)));
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <SheetBody>
        <ProgrammeFields form={form} usualShops={props.usualShops} />
      </SheetBody>
      <SheetFoot>
        <div className={styles.foot}>
          <BusyButton type="submit" variant="contained" fullWidth isBusy={isSaving}>
            {programme ? "Salvar" : "Adicionar"}
          </BusyButton>
          {programme && (
            <ConfirmButton
              label="Remover loja"
              title={`Remover ${programme.host}?`}
              stay="Voltar"
              goOn="Remover"
              fullWidth
              isBusy={isRemoving}
              onConfirmed={() => remove(programme.id)}
            >
              Os links desta loja deixam de pagar você nas próximas mensagens.
            </ConfirmButton>
          )}
        </div>
      </SheetFoot>
    </form>
  );
}

function ProgrammeFields(
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
