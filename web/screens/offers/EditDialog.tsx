import { Dialog, DialogContent, DialogTitle } from "@mui/material";
import { Suspense } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import type { EditDialogQuery } from "../../__generated__/EditDialogQuery.graphql.ts";
import type { EditDialog_viewer$key } from "../../__generated__/EditDialog_viewer.graphql.ts";
import { OfferEditor } from "../../shared/OfferEditor.tsx";
import { useIsDesktop } from "../../ui/media.ts";
import styles from "./EditDialog.module.css";

type Props = { offerId: string; viewer: EditDialog_viewer$key; onClose: () => void };

/** Edits an offer over the list; the whole screen on phones. */
export function EditDialog(props: Props) {
  const isDesktop = useIsDesktop();
  return (
    <Dialog
      open
      onClose={props.onClose}
      fullScreen={!isDesktop}
      fullWidth
      maxWidth="lg"
      className={styles.dialog ?? ""}
    >
      <DialogTitle className="sr-only">Editar oferta</DialogTitle>
      <DialogContent>
        <Suspense>
          <Loaded {...props} />
        </Suspense>
      </DialogContent>
    </Dialog>
  );
}

/** What the form needs is nearly always in the store already. */
function Loaded({ offerId, viewer, onClose }: Props) {
  const person = useFragment(
    graphql`
      fragment EditDialog_viewer on User {
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
  if (!node?.offer) return <p>Esta oferta não existe mais.</p>;
  return <OfferEditor offer={node.offer} viewer={person} onDone={onClose} />;
}
