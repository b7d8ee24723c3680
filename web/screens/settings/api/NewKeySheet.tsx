import { useForm } from "react-hook-form";
import { graphql, useMutation } from "react-relay";
import type { NewKeySheetMutation } from "../../../__generated__/NewKeySheetMutation.graphql.ts";
import { useUnsavedChanges } from "../../../browser/unsaved_changes.ts";
import { useErrorNotice } from "../../../shared/outcome_notices.ts";
import { BusyButton } from "../../../ui/buttons/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Field, fieldProps } from "../../../ui/forms/Field.tsx";
import { SelectField } from "../../../ui/forms/SelectField.tsx";
import { Sheet, SheetBody, SheetFoot, SheetSection } from "../../../ui/overlays/Sheet.tsx";
import { showNotice } from "../../../ui/overlays/notices.ts";
import styles from "./Api.module.css";
import { type Area, areaNames, areas, type Reach, scopesOf } from "./scope_words.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** For how many days a key works; "": until it is revoked. */
type Values = { name: string; days: "" | "30" | "90" | "365"; areas: Record<Area, Reach> };

const none = Object.fromEntries(areaNames.map((area) => [area, ""])) as Record<Area, Reach>;

type Props = {
  isAdmin: boolean;
  onCreated: (secret: string) => void;
  onClose: () => void;
};

/** The sheet that creates a key: its name, until when it works, and what it may do. */
export function NewKeySheet({ isAdmin, onCreated, onClose }: Props) {
  const form = useForm<Values>({ defaultValues: { name: "", days: "365", areas: none } });
  const { errors, isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const onError = useErrorNotice();
  const [create, isCreating] = useMutation<NewKeySheetMutation>(graphql`
    mutation NewKeySheetMutation($input: CreateApiKeyInput!) {
      createApiKey(input: $input) {
        ... on CreatedApiKey {
          secret
        }
        ... on UserError {
          code
          message
          path
        }
      }
    }
  `);
  const submit = form.handleSubmit(({ name, days, areas }) => {
    const expiresAt = days && new Date(Date.now() + Number(days) * DAY_MS).toISOString();
    create({
      variables: { input: { name, scopes: scopesOf(areas), expiresAt: expiresAt || null } },
      onCompleted({ createApiKey: { secret, message, path } }) {
        if (secret) {
          form.reset();
          return onCreated(secret);
        }
        if (!message) return;
        if (path?.includes("name")) form.setError("name", { message }, { shouldFocus: true });
        else if (path?.includes("scopes")) form.setError("root", { message });
        else showNotice(message, { variant: "error" });
      },
      onError,
    });
  });
  return (
    <Sheet title="Criar chave" isTall onClose={onClose}>
      <form noValidate onSubmit={submit} className={styles.form}>
        <SheetBody>
          <div className={styles.stack}>
            <Field
              label="Nome da chave"
              placeholder="Planilha de ofertas"
              maxLength={60}
              autoComplete="off"
              {...fieldProps(form.register("name"), errors.name)}
            />
            <SelectField label="Validade" registered={form.register("days")}>
              <option value="30">30 dias</option>
              <option value="90">90 dias</option>
              <option value="365">1 ano</option>
              <option value="">Até você revogar</option>
            </SelectField>
          </div>
          <SheetSection title="O que ela pode fazer">
            <div className={styles.stack}>
              <p className="small">Dê só o que o programa precisa.</p>
              {errors.root?.message && <Alert severity="warning">{errors.root.message}</Alert>}
              {areaNames.filter((area) => isAdmin || !areas[area].isForAdmins).map((area) => (
                <SelectField
                  key={area}
                  label={areas[area].label}
                  registered={form.register(`areas.${area}`)}
                >
                  <option value="">Sem acesso</option>
                  <option value="READ">Só ver</option>
                  {areas[area].change && <option value="WRITE">{areas[area].change}</option>}
                </SelectField>
              ))}
            </div>
          </SheetSection>
        </SheetBody>
        <SheetFoot>
          <BusyButton type="submit" variant="contained" fullWidth isBusy={isCreating}>
            Criar chave
          </BusyButton>
        </SheetFoot>
      </form>
    </Sheet>
  );
}
