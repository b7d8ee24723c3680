import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { OfferExtrasQuery } from "../../__generated__/OfferExtrasQuery.graphql.ts";
import type { OfferExtras_art$key, Picture } from "../../__generated__/OfferExtras_art.graphql.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { CouponChips } from "../../shared/offers/CouponChips.tsx";
import { RequestBoundary, RequestError } from "../../shared/RequestBoundary.tsx";
import { OfferCards } from "../../shared/offers/OfferCards.tsx";
import { PriceHistory } from "../../shared/prices/PriceHistory.tsx";
import { useUpdateOffer } from "../../shared/offers/editor/useUpdateOffer.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Radios } from "../../ui/forms/Radios.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { LinkProof } from "./LinkProof.tsx";
import styles from "./OfferExtras.module.css";

/** The lazily loaded parts of an offer: link proof, coupons, price history and cards. */
export const OfferExtras = ({ offerId }: { offerId: string }) => (
  <RequestBoundary
    renderError={(error, retry) => (
      <Section label="Mais sobre a oferta">
        <RequestError
          heading="h2"
          error={error}
          onRetry={retry}
        />
      </Section>
    )}
  >
    <Suspense fallback={<ExtrasSkeleton />}>
      <OfferExtrasContent offerId={offerId} />
    </Suspense>
  </RequestBoundary>
);

function OfferExtrasContent({ offerId }: { offerId: string }) {
  const { node, viewer } = useScreenQuery<OfferExtrasQuery>(
    graphql`
      query OfferExtrasQuery($offerId: ID!) {
        viewer {
          cardStyle {
            picture
          }
        }
        node(id: $offerId) {
          ... on Offer {
            coupons {
              coupon {
                id
              }
            }
            priceHistory {
              ...PriceHistory_history
            }
          }
          ...LinkProof_offer @alias(as: "proof")
          ...CouponChips_offer @alias(as: "chips")
          ...OfferExtras_art @alias(as: "art")
        }
      }
    `,
    { offerId },
  );
  if (!node?.art || !node.chips || !node.proof) return null; // deleted meanwhile: the screen shows it
  return (
    <>
      <LinkProof offer={node.proof} />
      {node.coupons && node.coupons.length > 0 && (
        <Section title="Cupons que valem aqui">
          <CouponChips offer={node.chips} />
        </Section>
      )}
      {node.priceHistory && (
        <Section title="Como o preço andou">
          <PriceHistory history={node.priceHistory} />
        </Section>
      )}
      <OfferArt offer={node.art} defaultPicture={viewer?.cardStyle.picture ?? "PRODUCT"} />
    </>
  );
}

const ExtrasSkeleton = () => (
  <Section label="Mais sobre a oferta a caminho">
    <Skeleton width="45%" height={24} />
    <Skeleton variant="rounded" height={160} />
  </Section>
);

const pictureNames: Record<Picture, string> = {
  PRODUCT: "A foto do produto",
  SQUARE_CARD: "A arte quadrada",
  STORY_CARD: "A arte de story",
};

/** Chooses the picture of the message; shows the cards on request. */
function OfferArt(props: { offer: OfferExtras_art$key; defaultPicture: Picture }) {
  const offer = useFragment(
    graphql`
      fragment OfferExtras_art on Offer {
        id
        version
        picture
        ...OfferCards_offer
      }
    `,
    props.offer,
  );
  const [update, isSaving] = useUpdateOffer();
  const [isShown, setIsShown] = useState(false);
  const choose = (choice: Picture | "DEFAULT") => {
    if (isSaving) return;
    const picture = choice === "DEFAULT" ? null : choice;
    update({ id: offer.id, version: offer.version, fields: { picture } }, {
      onSaved: () => {},
      onConflict: () => showNotice("A oferta mudou em outra aba. Confira e escolha de novo."),
      onRefused: () => false,
    });
  };
  return (
    <Section title="Arte">
      <div className={styles.stack}>
        <fieldset className={styles.choice}>
          <legend className="small">O que vai junto com a mensagem</legend>
          <Radios
            value={offer.picture ?? "DEFAULT"}
            onChange={choose}
            choices={[
              {
                value: "DEFAULT",
                label: `O de sempre (${pictureNames[props.defaultPicture].toLowerCase()})`,
              },
              ...Object.entries(pictureNames).map(([value, label]) => {
                return { value: value as Picture, label };
              }),
            ]}
          />
        </fieldset>
        {isShown
          ? <OfferCards offer={offer} />
          : <Button variant="outlined" onClick={() => setIsShown(true)}>Ver a arte</Button>}
      </div>
    </Section>
  );
}
