import { Suspense } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import type { EditDialogQuery } from "../../__generated__/EditDialogQuery.graphql.ts";
import type { EditDialog_viewer$key } from "../../__generated__/EditDialog_viewer.graphql.ts";
import { hasUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { showNotice } from "../../ui/overlays/notices.ts";
import { OfferEditor } from "../../shared/offers/editor/OfferEditor.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog, DialogContent } from "../../ui/overlays/Dialog.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import styles from "./EditDialog.module.css";

type Props = { offerId: string; viewer: EditDialog_viewer$key; onClose: () => void };

/** Edits an offer over the list; the whole screen on phones. */
export const EditDialog = (props: Props) => (
  <Dialog
    title="Editar oferta"
    isTitleHidden
    width="large"
    fillsPhone
    className={styles.dialog}
    onClose={() => {
      if (hasUnsavedChanges()) showNotice("Guardado: abra Editar para continuar de onde parou.");
      props.onClose();
    }}
  >
    <DialogContent className={styles.content}>
      <Suspense fallback={<Loading onClose={props.onClose} />}>
        <EditDialogContent {...props} />
      </Suspense>
    </DialogContent>
  </Dialog>
);

function EditDialogContent({ offerId, viewer, onClose }: Props) {
  const person = useFragment(
    graphql`
      fragment EditDialog_viewer on Viewer {
        ...OfferEditor_viewer
      }
    `,
    viewer,
  );
  const { node } = useLazyLoadQuery<EditDialogQuery>(
    graphql`
      query EditDialogQuery($offerId: ID!) {
        node(id: $offerId) {
          ...OfferEditor_offer @alias(as: "offer")
        }
      }
    `,
    { offerId },
  );
  if (!node?.offer) {
    return (
      <EmptyState
        action={<Button variant="outlined" onClick={onClose}>Fechar</Button>}
      >
        Esta oferta não existe mais.
      </EmptyState>
    );
  }
  return <OfferEditor offer={node.offer} viewer={person} onDone={onClose} />;
}

/** Shown while the form loads, with a button to leave. */
const Loading = ({ onClose }: { onClose: () => void }) => (
  <Section label="Formulário a caminho">
    {[0, 1, 2, 3].map((row) => <Skeleton key={row} height={60} />)}
    <Skeleton variant="rounded" height={160} className={styles.text} />
    <Button variant="outlined" onClick={onClose}>Cancelar</Button>
  </Section>
);
