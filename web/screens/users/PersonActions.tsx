import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PersonActionsChangeRoleMutation } from "../../__generated__/PersonActionsChangeRoleMutation.graphql.ts";
import type { PersonActions_user$key } from "../../__generated__/PersonActions_user.graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { SheetSection } from "../../ui/overlays/Sheet.tsx";
import { ActInName } from "./ActInName.tsx";
import { ActionDialog, type ActionProps, usePersonAction } from "./ActionDialog.tsx";
import { BlockPerson, UnblockPerson } from "./BlockPerson.tsx";
import { GrantPlan } from "./GrantPlan.tsx";
import styles from "./Person.module.css";

const dialogs = {
  role: ChangeRole,
  plan: GrantPlan,
  block: BlockPerson,
  unblock: UnblockPerson,
  actInName: ActInName,
};

/** An admin's actions on an account; each opens a dialog that explains what follows. */
export function PersonActions(props: { user: PersonActions_user$key; isOwn: boolean }) {
  const user = useFragment(
    graphql`
      fragment PersonActions_user on User {
        id
        displayName
        email
        role
        blockedAt
      }
    `,
    props.user,
  );
  const [opened, setOpened] = useState<keyof typeof dialogs | null>(null);
  const { id: userId, role, blockedAt } = user;
  const isAdmin = role === "ADMIN";
  const Dialog = opened && dialogs[opened];
  const action = (name: keyof typeof dialogs, label: string) => (
    <Button
      variant="outlined"
      onClick={() => setOpened(name)}
    >
      {label}
    </Button>
  );
  return (
    <SheetSection title="O que fazer">
      <div className={styles.actions}>
        {action("plan", "Conceder plano")}
        {action("role", isAdmin ? "Tirar de admin" : "Tornar admin")}
        {blockedAt ? action("unblock", "Desbloquear") : !props.isOwn && action("block", "Bloquear")}
        {!isAdmin && !blockedAt && action("actInName", "Agir em nome")}
      </div>
      {(isAdmin || blockedAt) && <p className="small">{whyNotOffered(props.isOwn, isAdmin)}</p>}
      {Dialog && (
        <Dialog
          userId={userId}
          name={user.displayName || user.email}
          isAdmin={isAdmin}
          onClose={() => setOpened(null)}
        />
      )}
    </SheetSection>
  );
}

/** Explains which actions are not offered. */
function whyNotOffered(isOwn: boolean, isAdmin: boolean): string {
  if (isOwn) return "Esta é a sua conta: você não pode bloqueá-la nem agir em nome dela.";
  if (isAdmin) return "Ninguém age em nome de quem é admin.";
  return "Ninguém age em nome de quem está com a conta bloqueada.";
}

/** Gives or takes the admin role. */
function ChangeRole({ userId, name, isAdmin, onClose }: ActionProps) {
  const { act, isBusy, refusal } = usePersonAction<PersonActionsChangeRoleMutation>(
    graphql`
      mutation PersonActionsChangeRoleMutation($input: UpdateRoleInput!) {
        updateRole(input: $input) {
          ...ActionDialog_user @alias
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    () => {
      const done = isAdmin ? `${name} não é mais admin.` : `${name} agora é admin.`;
      showNotice(done, { variant: "success" });
      onClose();
    },
  );
  return (
    <ActionDialog
      title={isAdmin ? `Tirar ${name} da administração?` : `Tornar ${name} admin?`}
      goOn={isAdmin ? "Tirar de admin" : "Tornar admin"}
      isGrave
      isBusy={isBusy}
      refusal={refusal}
      onGoOn={() => act({ id: userId, role: isAdmin ? "USER" : "ADMIN" })}
      onClose={onClose}
    >
      <p>
        {isAdmin
          ? "Deixa de ver esta área e de mudar o que é de todos."
          : "Passa a ver todas as contas e a mudar o que é de todos."}{" "}
        A pessoa precisa entrar de novo.
      </p>
    </ActionDialog>
  );
}
