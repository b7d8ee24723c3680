import { graphql } from "react-relay";
import type { DuplicatesNoteQuery } from "../../__generated__/DuplicatesNoteQuery.graphql.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import styles from "./Products.module.css";
import { present } from "./product_state.ts";

/** A note when the catalogue seems to hold duplicates; loaded after the list. */
export function DuplicatesNote({ onOpen }: { onOpen: () => void }) {
  const { viewer } = useScreenQuery<DuplicatesNoteQuery>(
    graphql`
      query DuplicatesNoteQuery {
        viewer {
          productDuplicates {
            products {
              id
            }
          }
        }
      }
    `,
    {},
  );
  const isAny = viewer?.productDuplicates.some(({ products }) => present(products).length > 1);
  return isAny && (
    <p className={`small ${styles.twice}`}>
      Alguns produtos parecem repetidos.
      <Button size="small" onClick={onOpen}>Conferir</Button>
    </p>
  );
}
