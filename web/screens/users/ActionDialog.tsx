import { type FormEvent, type ReactNode, useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Dialog, DialogActions, DialogContent } from "../../ui/overlays/Dialog.tsx";
import styles from "./Person.module.css";

/** The props of each dialog about a person. */
export type ActionProps = {
  readonly userId: string;
  readonly name: string;
  readonly isAdmin: boolean;
  readonly onClose: () => void;
};

/** Confirms an action on an account and explains what follows; shows why the server refused it. */
export function ActionDialog(props: {
  title: string;
  goOn: string;
  /** Makes "cancel" the filled button. */
  isGrave?: boolean;
  isBusy: boolean;
  refusal: string | null;
  /** What follows, and the fields of the action. */
  children: ReactNode;
  onGoOn: () => void;
  onClose: () => void;
}) {
  const { isGrave = false } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onGoOn();
  };
  return (
    <Dialog title={props.title} width="small" onClose={props.onClose}>
      <form onSubmit={submit} noValidate>
        <DialogContent>
          <div className={styles.question}>
            {props.children}
            {props.refusal && <Alert severity="warning">{props.refusal}</Alert>}
          </div>
        </DialogContent>
        <DialogActions>
          <Button variant={isGrave ? "contained" : "outlined"} onClick={props.onClose}>
            Cancelar
          </Button>
          <BusyButton
            type="submit"
            variant={isGrave ? "outlined" : "contained"}
            isBusy={props.isBusy}
          >
            {props.goOn}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The reason of an action, which the audit trail shows. */
export const ReasonField = (props: {
  value: string;
  helperText: string;
  onChange: (reason: string) => void;
}) => (
  <Field
    label="Motivo"
    multiline
    minRows={2}
    autoFocus
    required
    maxLength={500}
    autoComplete="off"
    value={props.value}
    helperText={props.helperText}
    onChange={(event) => props.onChange(event.target.value)}
  />
);

/** Returns a function that runs an action's mutation, and why the server refused the last call. */
export function usePersonAction<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  onDone: () => void,
) {
  const showError = useErrorNotice();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [commit, isBusy] = useMutation<Mutation>(mutation);
  const act = (input: Mutation["variables"]["input"]) => {
    setRefusal(null);
    commit({
      variables: { input },
      onCompleted(response) {
        const [result] = Object.values(response as Record<string, { readonly message?: string }>);
        if (result?.message) return setRefusal(result.message);
        onDone();
      },
      onError: showError,
    });
  };
  return { act, isBusy, refusal };
}

/** All fields of a person that this screen shows: each mutation selects it. */
graphql`
  fragment ActionDialog_user on User {
    id
    role
    blockedAt
    ...UserList_user
    ...PersonSheet_user
  }
`;
