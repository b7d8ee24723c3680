import { graphql } from "react-relay";
import type { DuplicatesNoteQuery } from "../../__generated__/DuplicatesNoteQuery.graphql.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { present } from "./present.ts";
import styles from "./Products.module.css";

/** Says so where the catalogue seems to have something twice; no first screen waits for it. */
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
