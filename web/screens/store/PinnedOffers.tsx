import { graphql, useFragment } from "react-relay";
import type { PinnedOffers_store$key } from "../../__generated__/PinnedOffers_store.graphql.ts";
import { Section } from "../../ui/layout/Section.tsx";
import { ReorderList } from "../../ui/lists/ReorderList.tsx";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { costText } from "../../ui/text/numbers.ts";
import { pinOffers } from "./item_mutations.ts";
import styles from "./Store.module.css";

/** The offers that come first, in the order that the person gives them; a change is saved at once. */
export function PinnedOffers(props: { store: PinnedOffers_store$key }) {
  const { pinnedOffers } = useFragment(
    graphql`
      fragment PinnedOffers_store on Store {
        pinnedOffers {
          id
          title
          price {
            formatted
          }
          lowestPrice {
            formatted
          }
        }
      }
    `,
    props.store,
  );
  const [runAction] = useMutationAction();
  if (pinnedOffers.length === 0) return null;
  const save = (ids: readonly string[]) => void runAction(() => pinOffers(ids));
  return (
    <Section title="No alto da loja">
      <ReorderList
        label="Ofertas fixadas"
        entries={pinnedOffers.map((offer) => ({ ...offer, key: offer.id }))}
        nameOf={({ title }) => title ?? "Oferta sem título"}
        onChange={(offers) => save(offers.map(({ id }) => id))}
        onRemove={({ id: removed }) =>
          save(pinnedOffers.map(({ id }) => id).filter((id) => id !== removed))}
      >
        {(offer) => (
          <div className={styles.pinned}>
            <span>{offer.title ?? "Oferta sem título"}</span>
            <span className="small tnum">{costText(offer)}</span>
          </div>
        )}
      </ReorderList>
    </Section>
  );
}
