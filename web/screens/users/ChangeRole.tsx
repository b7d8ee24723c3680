import { graphql } from "react-relay";
import type { ChangeRoleMutation } from "../../__generated__/ChangeRoleMutation.graphql.ts";
import { showNotice } from "../../ui/overlays/notices.ts";
import { ActionDialog, type ActionProps } from "./ActionDialog.tsx";
import { useAction } from "./useAction.ts";

/** Makes somebody an admin, or no longer one. */
export function ChangeRole({ userId, name, isAdmin, onClose }: ActionProps) {
  const { act, isBusy, refusal } = useAction<ChangeRoleMutation>(
    graphql`
      mutation ChangeRoleMutation($input: UpdateRoleInput!) {
        updateRole(input: $input) {
          ...useAction_user @alias
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
