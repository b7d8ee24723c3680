import { TriangleAlert } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { UnpaidCure_offer$key } from "../../../__generated__/UnpaidCure_offer.graphql.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { marketplaces } from "../../marketplaces.ts";
import styles from "../OfferMessage.module.css";
import { tagRows } from "./own_tags.ts";
import { TagField } from "./TagField.tsx";
import { unpaidReasons } from "./unpaid_reasons.ts";

/**
 * Why an offer does not pay its person, and the cure: the field of the missing tag, else a button.
 * Renders nothing for an offer that pays.
 */
export function UnpaidCure(props: {
  offer: UnpaidCure_offer$key;
  onEdit: () => void;
  onCured: () => void;
}) {
  const { marketplace, unpaidReason: reason } = useFragment(
    graphql`
      fragment UnpaidCure_offer on Offer {
        marketplace
        unpaidReason
      }
    `,
    props.offer,
  );
  if (!reason) return null;
  const { name, settings } = marketplaces[marketplace];
  const { sentence, settings: label } = unpaidReasons[reason];
  const tag = reason === "TAG_MISSING" ? tagRows[marketplace] : null;
  const words = (
    <>
      <TriangleAlert size={20} aria-hidden className={styles.warning} />
      <span>
        <b>Esta oferta não paga você.</b> {tag ? `Informe ${tag.words}` : sentence(name)}
      </span>
    </>
  );
  if (tag) {
    return (
      <TagField
        marketplace={marketplace}
        label={words}
        button="Usar etiqueta"
        onSaved={props.onCured}
      />
    );
  }
  return (
    <div className={styles.cure}>
      <p className={styles.reason}>{words}</p>
      <div className={styles.cures}>
        {settings && label &&
          <Button variant="contained" component={Link} to={settings}>{label}</Button>}
        {(!label || reason === "NO_PROGRAMME") && (
          <Button variant={label ? "outlined" : "contained"} onClick={props.onEdit}>
            Colar o seu link
          </Button>
        )}
      </div>
    </div>
  );
}
