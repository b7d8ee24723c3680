import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay";
import type { AppSheet_app$key } from "../../../__generated__/AppSheet_app.graphql.ts";
import type { AppSheetCreateMutation } from "../../../__generated__/AppSheetCreateMutation.graphql.ts";
import type { AppSheetUpdateMutation } from "../../../__generated__/AppSheetUpdateMutation.graphql.ts";
import { useUnsavedChanges } from "../../../browser/unsaved_changes.ts";
import { commit } from "../../../relay/commit.ts";
import { useMutationAction } from "../../../shared/useMutationAction.ts";
import { BusyButton } from "../../../ui/buttons/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Field, fieldProps } from "../../../ui/forms/Field.tsx";
import { SelectField } from "../../../ui/forms/SelectField.tsx";
import { Sheet, SheetBody, SheetFoot } from "../../../ui/overlays/Sheet.tsx";
import styles from "./Api.module.css";
import { AppEnds } from "./AppEnds.tsx";

/** Addresses stand one on a line. */
type Values = { name: string; redirectUris: string; kind: "SECRET" | "PUBLIC" };

type Props = {
  /** Null: a new one. */
  app: AppSheet_app$key | null;
  onSecret: (secret: string) => void;
  onSaved: () => void;
  onClose: () => void;
};

/** The sheet of an app of the person's own: its name, and where it may lead people back to. */
export function AppSheet(props: Props) {
  const app = useFragment(
    graphql`
      fragment AppSheet_app on OAuthApp {
        id
        name
        redirectUris
        isPublic
        disabledReason
      }
    `,
    props.app,
  );
  const form = useForm<Values>({
    defaultValues: {
      name: app?.name ?? "",
      redirectUris: app?.redirectUris.join("\n") ?? "",
      kind: app?.isPublic ? "PUBLIC" : "SECRET",
    },
  });
  const { errors, isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const [runAction, isBusy] = useMutationAction();
  const submit = form.handleSubmit((values) =>
    runAction(async () => {
      const { secret, message, path } = await save(app?.id ?? null, values);
      if (!message) {
        form.reset(values);
        props.onSaved();
        if (secret) props.onSecret(secret);
        else props.onClose();
        return null;
      }
      const field = (["name", "redirectUris"] as const).find((one) => path?.includes(one));
      if (!field) return message;
      form.setError(field, { message }, { shouldFocus: true });
      return null;
    })
  );
  return (
    <Sheet
      title={app ? app.name : "Registrar aplicativo"}
      note={app && `client_id: ${app.id}`}
      isTall
      onClose={props.onClose}
    >
      <form noValidate onSubmit={submit} className={styles.form}>
        <SheetBody>
          <div className={styles.stack}>
            {app?.disabledReason && (
              <Alert severity="warning">
                Desativado por quem administra o site: {app.disabledReason}
              </Alert>
            )}
            <Field
              label="Nome do aplicativo"
              maxLength={60}
              autoComplete="off"
              {...fieldProps(form.register("name"), errors.name)}
            />
            <Field
              label="Endereços de retorno, um por linha"
              multiline
              minRows={3}
              autoComplete="off"
              {...fieldProps(form.register("redirectUris"), errors.redirectUris)}
              helperText={errors.redirectUris?.message ??
                "Com https://, ou http:// em 127.0.0.1 ou localhost. Até 5, exatamente como o aplicativo envia."}
            />
            {!app && (
              <SelectField label="Onde ele funciona" registered={form.register("kind")}>
                <option value="SECRET">Num servidor, que guarda um segredo</option>
                <option value="PUBLIC">No aparelho das pessoas, sem segredo</option>
              </SelectField>
            )}
            {app && (
              <AppEnds
                app={app}
                onSecret={props.onSecret}
                onRemoved={() => {
                  props.onSaved();
                  props.onClose();
                }}
              />
            )}
          </div>
        </SheetBody>
        <SheetFoot>
          <BusyButton type="submit" variant="contained" fullWidth isBusy={isBusy}>
            {app ? "Salvar" : "Registrar aplicativo"}
          </BusyButton>
        </SheetFoot>
      </form>
    </Sheet>
  );
}

type Saved = {
  readonly secret?: string | null | undefined;
  readonly message?: string | undefined;
  readonly path?: readonly string[] | undefined;
};

async function save(
  id: string | null,
  { name, redirectUris: lines, kind }: Values,
): Promise<Saved> {
  const redirectUris = lines.split("\n").map((line) => line.trim()).filter(Boolean);
  if (id) {
    const input = { id, name, redirectUris };
    return (await commit<AppSheetUpdateMutation>(update, { input })).updateOAuthApp;
  }
  const input = { name, redirectUris, isPublic: kind === "PUBLIC" };
  return (await commit<AppSheetCreateMutation>(create, { input })).createOAuthApp;
}

const create = graphql`
  mutation AppSheetCreateMutation($input: CreateOAuthAppInput!) {
    createOAuthApp(input: $input) {
      ... on OAuthAppSecret {
        secret
      }
      ... on UserError {
        code
        message
        path
      }
    }
  }
`;

const update = graphql`
  mutation AppSheetUpdateMutation($input: UpdateOAuthAppInput!) {
    updateOAuthApp(input: $input) {
      ... on OAuthApp {
        id
        name
        redirectUris
      }
      ... on UserError {
        code
        message
        path
      }
    }
  }
`;
