import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ProductFacts_product$key } from "../../__generated__/ProductFacts_product.graphql.ts";
import { AgeChip, sourceWords } from "../../shared/evidence.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { SheetSection } from "../../ui/overlays/Sheet.tsx";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import { durationLabel } from "../../ui/text/clock.ts";
import { priceText } from "../../ui/text/numbers.ts";
import styles from "./Products.module.css";
import { isReadDue } from "./product_state.ts";

const MINUTE = 60 * 1000; // ms

const linkStatuses = {
  OK: "Abre o produto",
  GONE: "Saiu do ar",
  UNREACHABLE: "A loja não respondeu",
  UNKNOWN: "Ainda não conferido",
} as const;

/** The prices with their source and age, the state of the link, and the next read. */
export function ProductFacts(props: { product: ProductFacts_product$key }) {
  const product = useFragment(
    graphql`
      fragment ProductFacts_product on Product {
        sourceUrl
        priceSource
        priceReadAt
        linkStatus
        linkCheckedAt
        nextRefreshAt
        createdAt
        price {
          formatted
        }
        pixPrice {
          formatted
        }
        cardPrice {
          formatted
        }
      }
    `,
    props.product,
  );
  const { price, pixPrice, cardPrice, priceReadAt, linkStatus, linkCheckedAt } = product;
  const now = useNow();
  return (
    <SheetSection
      title="De onde vem"
      action={
        <Button
          size="small"
          component="a"
          href={product.sourceUrl}
          target="_blank"
          rel="noopener noreferrer"
          startIcon={<ExternalLink size={16} aria-hidden />}
        >
          Abrir na loja
        </Button>
      }
    >
      <dl className={`${styles.facts} tnum`}>
        {price && priceReadAt && (
          <Fact
            label="Preço"
            value={priceText(price.formatted)}
            under={sourceWords[product.priceSource]}
          >
            <AgeChip source={product.priceSource} readAt={priceReadAt} />
          </Fact>
        )}
        {pixPrice && <Fact label="No Pix" value={priceText(pixPrice.formatted)} />}
        {cardPrice && <Fact label="No cartão" value={priceText(cardPrice.formatted)} />}
        <Fact
          label="Link"
          value={linkStatuses[linkStatus as keyof typeof linkStatuses]}
          under={linkCheckedAt ? `conferido ${ageLabel(linkCheckedAt, now)}` : null}
        />
        <Fact
          label="Próxima leitura"
          value={isReadDue(product.nextRefreshAt, now)
            ? "Em um ou dois minutos"
            : `em ${durationLabel((Date.parse(product.nextRefreshAt) - now) / MINUTE)}`}
        />
        <Fact label="Salvo" value={ageLabel(product.createdAt, now)} />
      </dl>
    </SheetSection>
  );
}

const Fact = (
  props: { label: string; value: string; under?: string | null; children?: ReactNode },
) => (
  <div>
    <dt>{props.label}</dt>
    <dd>
      <span>
        {props.value}
        {props.under && <span className="small">{props.under}</span>}
      </span>
      {props.children}
    </dd>
  </div>
);
