import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  EvidenceField,
  OfferFacts_offer$data,
  OfferFacts_offer$key,
} from "../__generated__/OfferFacts_offer.graphql.ts";
import { numberLabel } from "../ui/text/count.ts";
import { Section } from "../ui/layout/Section.tsx";
import { AgeChip } from "./AgeChip.tsx";
import { sourceWords } from "./evidence_words.ts";
import styles from "./OfferFacts.module.css";

/** Every number with where it comes from and how old it is. */
export function OfferFacts(props: { offer: OfferFacts_offer$key; action: ReactNode }) {
  const data = useFragment(
    graphql`
      fragment OfferFacts_offer on Offer {
        title
        shop
        imageUrl
        price {
          cents
          formatted
        }
        oldPrice {
          formatted
        }
        pixPrice {
          cents
          formatted
        }
        cardPrice {
          formatted
        }
        installments {
          count
          amount {
            formatted
          }
          isInterestFree
        }
        couponCode
        shipping
        rating {
          stars
          count
        }
        evidence {
          field
          source
          readAt
        }
      }
    `,
    props.offer,
  );
  return (
    <Section title="De onde vem cada número" action={props.action}>
      <table className={`${styles.facts} tnum`}>
        <thead className="sr-only">
          <tr>
            <th scope="col">Dado</th>
            <th scope="col">Valor</th>
            <th scope="col" className={styles.source}>Lido em</th>
            <th scope="col">Há quanto tempo</th>
          </tr>
        </thead>
        <tbody>
          {factsOf(data).map((fact) => {
            const proof = data.evidence.find(({ field }) => field === fact.field);
            return (
              <tr key={fact.field}>
                <th scope="row">{fact.label}</th>
                <td>
                  <span className={fact.leads ? styles.leads : styles.value}>{fact.value}</span>
                  {proof && <span className={styles.under}>{sourceWords[proof.source]}</span>}
                </td>
                <td className={styles.source}>{proof && sourceWords[proof.source]}</td>
                <td>{proof && <AgeChip source={proof.source} readAt={proof.readAt} />}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
}

type Fact = { field: EvidenceField; label: string; value: string; leads?: boolean };

/** The facts that the offer has; a price that is the Pix price is said once. */
function factsOf(offer: OfferFacts_offer$data): Fact[] {
  const { price, pixPrice, cardPrice, oldPrice, installments, title, imageUrl, shop } = offer;
  const { couponCode, shipping, rating } = offer;
  const isPix = pixPrice?.cents === price?.cents;
  const facts: (Fact | false | "" | null | undefined)[] = [
    price && !isPix && { field: "PRICE", label: "Preço", value: price.formatted, leads: true },
    pixPrice && { field: "PIX_PRICE", label: "No Pix", value: pixPrice.formatted, leads: isPix },
    cardPrice && { field: "CARD_PRICE", label: "No cartão", value: cardPrice.formatted },
    installments && { field: "INSTALLMENTS", label: "Parcelas", value: paymentsOf(installments) },
    oldPrice && { field: "OLD_PRICE", label: "Antes", value: oldPrice.formatted },
    couponCode && { field: "COUPON", label: "Cupom", value: couponCode },
    shipping && { field: "SHIPPING", label: "Frete", value: shipping },
    rating && { field: "RATING", label: "Avaliação", value: ratedOf(rating) },
    { field: "TITLE", label: "Título", value: title },
    shop && { field: "SHOP", label: "Loja", value: shop },
    imageUrl && { field: "IMAGE", label: "Imagem", value: hostOf(imageUrl) },
  ];
  return facts.filter((fact) => typeof fact === "object" && fact !== null);
}

function paymentsOf(
  { count, amount, isInterestFree }: NonNullable<
    OfferFacts_offer$data["installments"]
  >,
): string {
  const interest = isInterestFree == null ? "" : isInterestFree ? " sem juros" : " com juros";
  return `${count}x ${amount.formatted}${interest}`;
}

function ratedOf({ stars, count }: NonNullable<OfferFacts_offer$data["rating"]>): string {
  const value = stars.toLocaleString("pt-BR", { minimumFractionDigits: 1 });
  return `${value} de 5${count == null ? "" : ` (${numberLabel(count)})`}`;
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}
