import { Suspense } from "react";
import { graphql } from "react-relay";
import type { EntrySheetQuery } from "../../__generated__/EntrySheetQuery.graphql.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { SheetBoundary } from "../../shared/SheetBoundary.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Sheet, SheetBody } from "../../ui/overlays/Sheet.tsx";
import type { Opened } from "./CalendarScreen.tsx";
import { EntryForm } from "./EntryForm.tsx";

type Props = { opened: Opened; onClose: () => void };

/** The sheet that creates or edits what is planned. */
export const EntrySheet = (props: Props) => (
  <Sheet
    title={"entryId" in props.opened ? "Envio programado" : "Programar envio"}
    isTall
    onClose={props.onClose}
  >
    <SheetBoundary>
      <Suspense fallback={<Loading />}>
        <EntrySheetContent {...props} />
      </Suspense>
    </SheetBoundary>
  </Sheet>
);

function EntrySheetContent({ opened, onClose }: Props) {
  const isKnown = "entryId" in opened;
  const { viewer, node } = useScreenQuery<EntrySheetQuery>(
    graphql`
      query EntrySheetQuery($entryId: ID!, $isKnown: Boolean!) {
        viewer {
          ...EntryForm_viewer
        }
        node(id: $entryId) @include(if: $isKnown) {
          ...EntryForm_entry @alias(as: "entry")
        }
      }
    `,
    { entryId: isKnown ? opened.entryId : "", isKnown },
  );
  if (!viewer || isKnown && !node?.entry) {
    return (
      <SheetBody>
        <EmptyState>Este envio não existe mais.</EmptyState>
      </SheetBody>
    );
  }
  return (
    <EntryForm
      viewer={viewer}
      entry={node?.entry ?? null}
      opened={opened}
      onClose={onClose}
    />
  );
}

const Loading = () => (
  <SheetBody>
    {[0, 1, 2, 3].map((row) => <Skeleton key={row} variant="rounded" height={48} />)}
  </SheetBody>
);
