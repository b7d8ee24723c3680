import { useForm } from "react-hook-form";
import { graphql, useMutation } from "react-relay";
import type { ClaimFormMutation } from "../../__generated__/ClaimFormMutation.graphql.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Field, fieldProps } from "../../ui/forms/Field.tsx";
import styles from "./Claim.module.css";

/** The first step: the group's invite link. */
export function ClaimForm(props: { number: string; onStarted: (claimId: string) => void }) {
  const { register, handleSubmit, setError, reset, formState: { errors, isDirty } } = useForm({
    defaultValues: { invite: "" },
  });
  useUnsavedChanges(isDirty);
  const showError = useErrorNotice();
  const [commit, isStarting] = useMutation<ClaimFormMutation>(graphql`
    mutation ClaimFormMutation($input: StartGroupClaimInput!) {
      startGroupClaim(input: $input) {
        ...ClaimProgress_claim @alias
        ... on GroupClaim {
          id
        }
        ... on UserError {
          code
          message
          path
        }
      }
    }
  `);
  const submit = handleSubmit((input) =>
    void commit({
      variables: { input },
      onCompleted({ startGroupClaim: { id, message } }) {
        if (!id) return setError("invite", { message: message ?? "" }, { shouldFocus: true });
        reset();
        props.onStarted(id);
      },
      onError: showError,
    })
  );
  return (
    <form className={styles.stack} onSubmit={submit} noValidate>
      <p>
        O número {props.number}{" "}
        entra no seu grupo como um participante e envia as suas ofertas ali. Ele não lê as conversas
        do grupo.
      </p>
      <Field
        label="Link de convite do grupo"
        type="url"
        inputMode="url"
        placeholder="https://chat.whatsapp.com/…"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...fieldProps(
          register("invite", { required: "Cole o link de convite do grupo." }),
          errors.invite,
        )}
      />
      <p className="small">No WhatsApp: Dados do grupo, depois Convidar via link.</p>
      <BusyButton type="submit" variant="contained" isBusy={isStarting}>Continuar</BusyButton>
    </form>
  );
}
