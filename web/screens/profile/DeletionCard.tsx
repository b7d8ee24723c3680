import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DeletionCard_viewer$key } from "../../__generated__/DeletionCard_viewer.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { cancelDeletion } from "../../shared/account/cancel_deletion.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { dayAndClockLabel } from "../../ui/text/clock.ts";
import styles from "./Profile.module.css";

const DeletionDialog = lazyOnIdle(async () =>
  (await import("./DeletionDialog.tsx")).DeletionDialog
);

/** Requests the deletion of the account, or cancels it within its 7 days. */
export function DeletionCard(props: { viewer: DeletionCard_viewer$key }) {
  const { email, deletesAt } = useFragment(
    graphql`
      fragment DeletionCard_viewer on Viewer {
        email
        deletesAt
      }
    `,
    props.viewer,
  );
  const [isAsking, setAsking] = useState(false);
  const [runAction, isBusy] = useMutationAction();
  const cancel = () =>
    runAction(cancelDeletion, () => {
      showNotice("Sua conta fica. Nada foi apagado.", { variant: "success" });
    });
  return (
    <Section title="Excluir a conta">
      <div className={styles.stack}>
        <p className="small">
          {deletesAt
            ? `Sua conta será excluída em ${
              dayAndClockLabel(deletesAt)
            }. Até lá tudo funciona e você pode voltar atrás.`
            : "Você tem 7 dias para voltar atrás. Depois disso tudo o que é seu é apagado."}
        </p>
        {/* One button for both, so that the dialog can return the focus to it. */}
        <BusyButton
          variant="outlined"
          isBusy={isBusy}
          onClick={deletesAt ? cancel : () => setAsking(true)}
        >
          {deletesAt ? "Cancelar exclusão" : "Excluir minha conta"}
        </BusyButton>
      </div>
      {isAsking && (
        <Suspense>
          <DeletionDialog email={email} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Section>
  );
}
