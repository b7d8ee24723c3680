import { useState } from "react";
import { type FieldPath, useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay";
import type { GroupTargets_viewer$key } from "../../__generated__/GroupTargets_viewer.graphql.ts";
import type { LinkAddress_link$key } from "../../__generated__/LinkAddress_link.graphql.ts";
import type { LinkForm_link$key } from "../../__generated__/LinkForm_link.graphql.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { SheetBody, SheetFoot } from "../../ui/overlays/Sheet.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { LinkAddress } from "./LinkAddress.tsx";
import { LinkFormFields } from "./LinkFormFields.tsx";
import styles from "./Links.module.css";
import { useDeleteLink } from "./link_mutations.tsx";
import { emptyValues, type LinkValues, valuesOf } from "./link_values.ts";
import { type SaveOutcome, useSaveLink } from "./useSaveLink.ts";

/** The form of a short link; null creates one. */
export function LinkForm(props: {
  link: LinkForm_link$key | null;
  address: LinkAddress_link$key | null;
  viewer: GroupTargets_viewer$key;
  zone: string;
  /** The groups that a new link begins with. */
  groupIds: readonly string[];
  refresh: () => void;
  onOpen: (id: string) => void;
  onClose: () => void;
}) {
  const link = useFragment(
    graphql`
      fragment LinkForm_link on ShortLink {
        id
        version
        slug
        title
        hasPassword
        startsAt
        expiresAt
        targets {
          url
          weight
          devices
          countries
          hoursFrom
          hoursTo
          isInvitation
          group {
            id
          }
        }
      }
    `,
    props.link,
  );
  // The version when the form opened: a change elsewhere becomes a conflict.
  const [version, setVersion] = useState(link?.version ?? 0);
  const [problem, setProblem] = useState<SaveOutcome | null>(null);
  const form = useForm<LinkValues>({
    defaultValues: link ? valuesOf(link, props.zone) : emptyValues(props.groupIds),
  });
  useUnsavedChanges(form.formState.isDirty);
  const [save, isSaving] = useSaveLink((outcome) => {
    if (outcome.kind === "saved") {
      showNotice(link ? "Link salvo." : "Link criado.", { variant: "success" });
      return link ? props.onClose() : props.onOpen(outcome.id);
    }
    const field = outcome.kind === "refused" ? fieldAt(outcome.path, form.getValues()) : null;
    if (outcome.kind === "refused" && field) {
      return form.setError(field, { message: outcome.message }, { shouldFocus: true });
    }
    setProblem(outcome);
  });
  const submit = (version: number) =>
    form.handleSubmit((values) => {
      setProblem(null);
      save(link ? { id: link.id, version } : null, values);
    });
  return (
    <form noValidate onSubmit={submit(version)} className={styles.form}>
      <SheetBody>
        {props.address && <LinkAddress link={props.address} />}
        <LinkFormFields
          form={form}
          viewer={props.viewer}
          zone={props.zone}
          isNew={link === null}
          hasPassword={link?.hasPassword ?? false}
        />
      </SheetBody>
      <SheetFoot>
        {problem && (
          <Problem
            problem={problem}
            onTheirs={() => {
              setProblem(null);
              setVersion(link!.version);
              form.reset(valuesOf(link!, props.zone));
            }}
            onMine={submit(link?.version ?? 0)}
          />
        )}
        <BusyButton type="submit" variant="contained" fullWidth isBusy={isSaving}>
          {link ? "Salvar" : "Criar link"}
        </BusyButton>
        {link && <DeleteButton id={link.id} refresh={props.refresh} onDeleted={props.onClose} />}
      </SheetFoot>
    </form>
  );
}

/** Deletes the link at once; the notice after it restores it. */
function DeleteButton(props: { id: string; refresh: () => void; onDeleted: () => void }) {
  const remove = useDeleteLink(props.refresh);
  const act = () => {
    props.onDeleted();
    remove(props.id);
  };
  return <Button fullWidth onClick={act}>Excluir link</Button>;
}

/** Returns the field of the form that a refusal is about; null: none. */
function fieldAt(
  path: readonly string[],
  { kind, groups }: LinkValues,
): FieldPath<LinkValues> | null {
  const [name, nth] = path;
  if (name === "targets" && nth !== undefined) {
    if (kind === "several") return `targets.${Number(nth)}.url`;
    return Number(nth) >= groups.length ? "fallback" : null;
  }
  const fields = ["title", "slug", "targetUrl", "startsAt", "expiresAt", "password"] as const;
  return fields.find((field) => field === name) ?? null;
}

function Problem(props: { problem: SaveOutcome; onTheirs: () => void; onMine: () => void }) {
  const { problem } = props;
  if (problem.kind === "changed") {
    return (
      <Alert
        severity="warning"
        className={styles.problem}
        action={
          <>
            <Button onClick={props.onTheirs}>Usar o de lá</Button>
            <Button onClick={props.onMine}>Ficar com o meu</Button>
          </>
        }
      >
        Este link mudou em outra aba ou aparelho. Nada foi salvo ainda.
      </Alert>
    );
  }
  return problem.kind === "refused" && (
    <Alert severity="warning" className={styles.problem}>{problem.message}</Alert>
  );
}
