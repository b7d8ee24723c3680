import { graphql, useFragment } from "react-relay";
import type { DiscountWarning_check$key } from "../../__generated__/DiscountWarning_check.graphql.ts";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { dateLabel } from "../../ui/text/clock.ts";
import { countLabel, priceText } from "../../ui/text/numbers.ts";

/**
 * Warns of an old price that the shop never charged, with the ledger's figures; renders nothing for
 * any other truth. `oldPrice` is formatted.
 */
export function DiscountWarning(props: { check: DiscountWarning_check$key; oldPrice: string }) {
  const { truth, highest, sightings, days, since } = useFragment(
    graphql`
      fragment DiscountWarning_check on DiscountCheck {
        truth
        highest {
          formatted
        }
        sightings
        days
        since
      }
    `,
    props.check,
  );
  if (truth !== "INFLATED") return null;
  const sightingsLabel = `${countLabel(sightings, "vez", "vezes")} em ${
    countLabel(days, "dia", "dias")
  }`;
  return (
    <Alert severity="warning">
      <b>O preço de antes não confere.</b> O anúncio diz{" "}
      {priceText(props.oldPrice)}; o maior preço que vimos em 90 dias foi{" "}
      {highest && priceText(highest.formatted)} (olhamos {sightingsLabel}
      {since && `, desde ${dateLabel(since)}`}). Confira na loja, ou tire o preço de antes.
    </Alert>
  );
}
