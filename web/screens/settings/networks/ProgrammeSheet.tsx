import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay";
import type {
  ProgrammeSheet_viewer$data,
  ProgrammeSheet_viewer$key,
} from "../../../__generated__/ProgrammeSheet_viewer.graphql.ts";
import { useUnsavedChanges } from "../../../browser/unsaved_changes.ts";
import { ConfirmButton } from "../../../shared/ConfirmButton.tsx";
import { BusyButton } from "../../../ui/buttons/Button.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { Sheet, SheetBody, SheetFoot } from "../../../ui/overlays/Sheet.tsx";
import { showNotice } from "../../../ui/overlays/notices.ts";
import styles from "./Networks.module.css";
import { ProgrammeFields, type UsualShops } from "./ProgrammeFields.tsx";
import { emptyValues, fieldsOf, type ProgrammeValues, valuesOf } from "./programme_values.ts";
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
