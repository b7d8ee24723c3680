import { graphql, useFragment } from "react-relay";
import type { OfferSummary_offer$key } from "../../__generated__/OfferSummary_offer.graphql.ts";
import { Chip } from "../../ui/display/Chip.tsx";
import { OldPrice, Price } from "../../ui/display/Price.tsx";
import { ProductPhoto } from "../../ui/display/ProductPhoto.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { OfferSendingChip, ProofChip } from "./OfferChips.tsx";
import { DiscountMark } from "../prices/DiscountMark.tsx";
import { costText } from "../../ui/text/numbers.ts";
import styles from "./OfferSummary.module.css";

/** Summarises an offer: picture, shop, link, title and price. */
export function OfferSummary({ offer }: { offer: OfferSummary_offer$key }) {
  const data = useFragment(
    graphql`
      fragment OfferSummary_offer on Offer {
        marketplace
        shop
        title
        imageUrl
        affiliateProof
        affiliateProofDetail {
          creditedTag
        }
        discountPercent
        discountCheck {
          truth
        }
        ...OfferChips_sending
        price {
          formatted
        }
        lowestPrice {
          formatted
        }
        oldPrice {
          formatted
        }
      }
    `,
    offer,
  );
  const isConfirmed = data.discountCheck?.truth === "CONFIRMED";
  return (
    <Section label="Oferta">
      <div className={styles.chips}>
        {data.shop && <Chip>{data.shop}</Chip>}
        <ProofChip
          proof={data.affiliateProof}
          marketplace={data.marketplace}
          tag={data.affiliateProofDetail?.creditedTag}
        />
        <OfferSendingChip offer={data} />
      </div>
      <div className={styles.product}>
        <ProductPhoto url={data.imageUrl ?? null} shape="square" />
        <div>
          <h2 className={styles.title}>{data.title}</h2>
          <div className={styles.prices}>
            {data.price
              ? <Price formatted={data.price.formatted} />
              : <span className="small">{costText(data)}</span>}
          </div>
          <div className={styles.before}>
            {data.oldPrice && <OldPrice formatted={data.oldPrice.formatted} />}
            {data.discountPercent != null && (
              <span className={styles.discount} data-confirmed={isConfirmed}>
                {data.discountPercent}% de desconto
              </span>
            )}
            <DiscountMark truth={data.discountCheck?.truth} />
          </div>
        </div>
      </div>
    </Section>
  );
}
