import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PersonActions_user$key } from "../../__generated__/PersonActions_user.graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { SheetSection } from "../../ui/overlays/Sheet.tsx";
import { ActInName } from "./ActInName.tsx";
import { BlockPerson, UnblockPerson } from "./BlockPerson.tsx";
import { ChangeRole } from "./ChangeRole.tsx";
import { GrantPlan } from "./GrantPlan.tsx";
import styles from "./Person.module.css";

const dialogs = {
  role: ChangeRole,
  plan: GrantPlan,
  block: BlockPerson,
  unblock: UnblockPerson,
  actInName: ActInName,
};

/** What an admin can do with an account; each asks first, and says what follows. */
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
  const [asked, setAsked] = useState<keyof typeof dialogs | null>(null);
  const { id: userId, role, blockedAt } = user;
  const isAdmin = role === "ADMIN";
  const Dialog = asked && dialogs[asked];
  const action = (name: keyof typeof dialogs, label: string) => (
    <Button
      variant="outlined"
      onClick={() => setAsked(name)}
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
      {(isAdmin || blockedAt) && <p className="small">{barred(props.isOwn, isAdmin)}</p>}
      {Dialog && (
        <Dialog
          userId={userId}
          name={user.displayName || user.email}
          isAdmin={isAdmin}
          onClose={() => setAsked(null)}
        />
      )}
    </SheetSection>
  );
}

/** Why some of it is not offered. */
function barred(isOwn: boolean, isAdmin: boolean): string {
  if (isOwn) return "Esta é a sua conta: você não pode bloqueá-la nem agir em nome dela.";
  if (isAdmin) return "Ninguém age em nome de quem é admin.";
  return "Ninguém age em nome de quem está com a conta bloqueada.";
}
