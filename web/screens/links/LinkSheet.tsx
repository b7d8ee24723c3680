import { Suspense } from "react";
import { graphql } from "react-relay";
import type { LinkSheetQuery } from "../../__generated__/LinkSheetQuery.graphql.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { SheetBoundary } from "../../shared/SheetBoundary.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Sheet, SheetBody } from "../../ui/overlays/Sheet.tsx";
export { DisableLink } from "./DisableLink.tsx";
import { LinkForm } from "./LinkForm.tsx";
import { parseOpenedLink } from "./link_values.ts";

type Props = {
  /** The value of `?link=`. */
  opened: string;
  /** Loads the list again. */
  refresh: () => void;
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** The sheet that creates or edits a short link. */
export const LinkSheet = (props: Props) => (
  <Sheet
    title={parseOpenedLink(props.opened).linkId ? "Editar link" : "Novo link"}
    isTall
    onClose={props.onClose}
  >
    <SheetBoundary>
      <Suspense fallback={<Loading />}>
        <LinkSheetContent {...props} />
      </Suspense>
    </SheetBoundary>
  </Sheet>
);

function LinkSheetContent({ opened, refresh, onOpen, onClose }: Props) {
  const { linkId, groupIds } = parseOpenedLink(opened);
  const { viewer, node } = useScreenQuery<LinkSheetQuery>(
    graphql`
      query LinkSheetQuery($linkId: ID!, $isKnown: Boolean!) {
        viewer {
          timeZone
          ...GroupTargets_viewer
        }
        node(id: $linkId) @include(if: $isKnown) {
          ...LinkForm_link @alias(as: "form")
          ...LinkAddress_link @alias(as: "address")
        }
      }
    `,
    { linkId: linkId ?? "", isKnown: linkId !== null },
  );
  if (linkId && !node?.form || !viewer) {
    return (
      <SheetBody>
        <EmptyState>Este link não existe mais.</EmptyState>
      </SheetBody>
    );
  }
  return (
    <LinkForm
      link={node?.form ?? null}
      address={node?.address ?? null}
      viewer={viewer}
      zone={viewer.timeZone}
      groupIds={groupIds}
      refresh={refresh}
      onOpen={onOpen}
      onClose={onClose}
    />
  );
}

const Loading = () => (
  <SheetBody>
    {[0, 1, 2, 3].map((row) => <Skeleton key={row} variant="rounded" height={48} />)}
  </SheetBody>
);
