import { useForm } from "react-hook-form";
import { graphql, useMutation } from "react-relay";
import type { DisableLinkMutation } from "../../__generated__/DisableLinkMutation.graphql.ts";
import type { DisableLinkEnableMutation } from "../../__generated__/DisableLinkEnableMutation.graphql.ts";
import { showResultNotice, useErrorNotice } from "../../shared/outcome_notices.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Field, fieldProps } from "../../ui/forms/Field.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./Links.module.css";

/** For admins: disables anybody's link with a reason, or enables it again. */
export function DisableLink() {
  const showError = useErrorNotice();
  const form = useForm({ defaultValues: { address: "", reason: "" } });
  const { register, handleSubmit, reset, formState: { errors } } = form;
  const [disable, isDisabling] = useMutation<DisableLinkMutation>(graphql`
    mutation DisableLinkMutation($input: DisableShortLinkInput!) {
      disableShortLink(input: $input) {
        ... on ShortLink {
          id
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const [enable, isEnabling] = useMutation<DisableLinkEnableMutation>(graphql`
    mutation DisableLinkEnableMutation($input: EnableShortLinkInput!) {
      enableShortLink(input: $input) {
        ... on ShortLink {
          id
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const submit = handleSubmit(({ address, reason }) =>
    disable({
      variables: { input: { slug: slugIn(address), reason } },
      onCompleted({ disableShortLink }) {
        if (showResultNotice(disableShortLink, "Link desativado.")) reset();
      },
      onError: showError,
    })
  );
  const enableAgain = async () => {
    if (!await form.trigger("address")) return;
    enable({
      variables: { input: { slug: slugIn(form.getValues("address")) } },
      onCompleted({ enableShortLink }) {
        if (showResultNotice(enableShortLink, "Link reativado.")) reset();
      },
      onError: showError,
    });
  };
  return (
    <Section title="Desativar um link de alguém">
      <form noValidate className={styles.stack} onSubmit={submit}>
        <p className="small">
          Para denúncias. O endereço passa a dizer que foi desativado; a pessoa e o histórico veem o
          motivo.
        </p>
        <Field
          size="small"
          label="Link curto"
          autoComplete="off"
          {...fieldProps(register("address", { required: "Cole o link curto." }), errors.address)}
        />
        <Field
          size="small"
          label="Motivo"
          {...fieldProps(
            register("reason", {
              minLength: { value: 10, message: "Escreva o motivo com 10 a 500 caracteres." },
              required: "Escreva o motivo com 10 a 500 caracteres.",
            }),
            errors.reason,
          )}
        />
        <div className={styles.actions}>
          <BusyButton type="submit" variant="outlined" isBusy={isDisabling}>Desativar</BusyButton>
          <BusyButton variant="text" isBusy={isEnabling} onClick={() => void enableAgain()}>
            Reativar
          </BusyButton>
        </div>
      </form>
    </Section>
  );
}

/** Returns the end of a pasted address. */
const slugIn = (address: string) =>
  address.trim().replace(/[?#].*$/, "").replace(/\/+$/, "").split("/").at(-1)!;
