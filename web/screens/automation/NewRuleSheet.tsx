import { Suspense } from "react";
import { graphql } from "react-relay";
import type { NewRuleSheetQuery } from "../../__generated__/NewRuleSheetQuery.graphql.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { SheetBoundary } from "../../shared/SheetBoundary.tsx";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Sheet, SheetBody, SheetFoot } from "../../ui/overlays/Sheet.tsx";
import { StarterRules } from "./StarterRules.tsx";

/** Begins a rule: from a ready one, or from nothing. */
export const NewRuleSheet = (props: {
  onCreated: (id: string) => void;
  onBlank: () => void;
  onClose: () => void;
}) => (
  <Sheet
    title="Nova regra"
    note="Comece por uma pronta e mude o que quiser. Nenhuma liga sozinha."
    isTall
    onClose={props.onClose}
  >
    <SheetBoundary>
      <SheetBody>
        <Suspense
          fallback={[0, 1, 2].map((row) => <Skeleton key={row} variant="rounded" height={120} />)}
        >
          <Content onCreated={props.onCreated} />
        </Suspense>
      </SheetBody>
    </SheetBoundary>
    <SheetFoot>
      <Button variant="outlined" fullWidth onClick={props.onBlank}>Começar do zero</Button>
    </SheetFoot>
  </Sheet>
);

function Content({ onCreated }: { onCreated: (id: string) => void }) {
  const { viewer } = useScreenQuery<NewRuleSheetQuery>(
    graphql`
      query NewRuleSheetQuery {
        viewer {
          ...StarterRules_viewer
        }
      }
    `,
    {},
  );
  return viewer ? <StarterRules viewer={viewer} onCreated={onCreated} /> : <RedirectToSignIn />;
}
