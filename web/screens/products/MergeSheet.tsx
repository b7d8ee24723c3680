import { Suspense } from "react";
import { graphql } from "react-relay";
import type { MergeSheetQuery } from "../../__generated__/MergeSheetQuery.graphql.ts";
import { prefetch } from "../../relay/environment.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { SheetBoundary } from "../../shared/SheetBoundary.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Sheet, SheetBody } from "../../ui/overlays/Sheet.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { DuplicateSet } from "./DuplicateSet.tsx";
import { present } from "./present.ts";

const query = graphql`
  query MergeSheetQuery {
    viewer {
      productDuplicates {
        products {
          id
        }
        ...DuplicateSet_set
      }
    }
  }
`;

/** What the catalogue seems to have more than once; the person says which one stays. */
export const MergeSheet = ({ onClose }: { onClose: () => void }) => (
  <Sheet
    title="Juntar repetidos"
    note="O que fica recebe etiquetas, anotações e preços vistos dos outros. Nada se junta sozinho."
    isTall
    onClose={onClose}
  >
    <SheetBoundary>
      <SheetBody>
        <Suspense fallback={[0, 1, 2].map((line) => <Skeleton key={line} height={64} />)}>
          <Sets onClose={onClose} />
        </Suspense>
      </SheetBody>
    </SheetBoundary>
  </Sheet>
);

function Sets({ onClose }: { onClose: () => void }) {
  const { viewer } = useScreenQuery<MergeSheetQuery>(query, {}, "store-and-network");
  const sets = viewer?.productDuplicates.filter(({ products }) => present(products).length > 1) ??
    [];
  if (sets.length === 0) {
    return (
      <EmptyState action={<Button variant="outlined" onClick={onClose}>Fechar</Button>}>
        Nenhum produto parece repetido.
      </EmptyState>
    );
  }
  return sets.map((set) => (
    <DuplicateSet
      key={present(set.products).map(({ id }) => id).join()}
      set={set}
      onMerged={() => prefetch(query, {})}
    />
  ));
}
