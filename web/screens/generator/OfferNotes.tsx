import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { OfferNotes_offer$key } from "../../__generated__/OfferNotes_offer.graphql.ts";
import { offerPath } from "../../paths.ts";
import { DiscountWarning } from "../../shared/prices/DiscountWarning.tsx";
import { ageLabel } from "../../ui/text/age.ts";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { OldPriceNote } from "./OldPriceNote.tsx";

/** What one should know of an offer before it goes out; most offers have nothing of it. */
export function OfferNotes(props: { offer: OfferNotes_offer$key }) {
  const offer = useFragment(
    graphql`
      fragment OfferNotes_offer on Offer {
        oldPrice {
          formatted
        }
        discountVerdict {
          ...DiscountWarning_check
        }
        duplicateOf {
          id
          createdAt
          lastSentAt
        }
        ...OldPriceNote_offer
      }
    `,
    props.offer,
  );
  const { oldPrice, discountVerdict, duplicateOf } = offer;
  const now = Date.now();
  return (
    <>
      <OldPriceNote offer={offer} />
      {oldPrice && discountVerdict && (
        <DiscountWarning check={discountVerdict} oldPrice={oldPrice.formatted} />
      )}
      {duplicateOf && (
        <Alert
          severity="info"
          action={
            <Button size="small" component={Link} to={offerPath(duplicateOf.id)}>
              Abrir a outra
            </Button>
          }
        >
          {duplicateOf.lastSentAt
            ? `Você já mandou este produto ${
              ageLabel(duplicateOf.lastSentAt, now)
            }, em outra oferta.`
            : `Você já fez uma oferta deste produto ${ageLabel(duplicateOf.createdAt, now)}.`}
        </Alert>
      )}
    </>
  );
}
