import { TicketPercent } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ProductDetails_coupons$key } from "../../__generated__/ProductDetails_coupons.graphql.ts";
import type { ProductDetails_head$key } from "../../__generated__/ProductDetails_head.graphql.ts";
import type { ProductDetails_product$key } from "../../__generated__/ProductDetails_product.graphql.ts";
import { TagEditor } from "../../shared/TagEditor.tsx";
import { DiscountMark } from "../../shared/prices/DiscountMark.tsx";
import { DiscountWarning } from "../../shared/prices/DiscountWarning.tsx";
import { PriceHistory } from "../../shared/prices/PriceHistory.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { copyCode } from "../../ui/buttons/share.ts";
import { Chip } from "../../ui/display/Chip.tsx";
import { OldPrice, Price } from "../../ui/display/Price.tsx";
import { ProductPhoto } from "../../ui/display/ProductPhoto.tsx";
import { SheetBody, SheetSection } from "../../ui/overlays/Sheet.tsx";
import { priceText } from "../../ui/text/numbers.ts";
import { NoteForm } from "./NoteForm.tsx";
import { ProductChips } from "./ProductChips.tsx";
import { ProductFacts } from "./ProductFacts.tsx";
import styles from "./Products.module.css";
import { useUpdateProducts } from "./product_mutations.tsx";

/** Everything about a product, in its sheet. */
export function ProductDetails(props: {
  product: ProductDetails_product$key;
  knownTags: readonly string[];
}) {
  const product = useFragment(
    graphql`
      fragment ProductDetails_product on Product {
        id
        tags
        oldPrice {
          formatted
        }
        discountCheck {
          ...DiscountWarning_check
        }
        priceHistory {
          ...PriceHistory_history
        }
        ...ProductDetails_head
        ...ProductDetails_coupons
        ...ProductFacts_product
        ...NoteForm_product
      }
    `,
    props.product,
  );
  const { tags, oldPrice, discountCheck } = product;
  const productIds = [product.id];
  const [update] = useUpdateProducts();
  return (
    <SheetBody>
      <ProductHead product={product} />
      {oldPrice && discountCheck && (
        <DiscountWarning check={discountCheck} oldPrice={oldPrice.formatted} />
      )}
      <ProductCoupons product={product} />
      <SheetSection title="Histórico de preço">
        <PriceHistory history={product.priceHistory} />
      </SheetSection>
      <ProductFacts product={product} />
      <SheetSection title="Marcadores">
        <TagEditor
          tags={tags}
          others={props.knownTags.filter((tag) => !tags.includes(tag))}
          othersLabel="Marcadores de outros produtos"
          onAdd={(tag, onTaken) => update({ ids: productIds, addTags: [tag] }, onTaken)}
          onRemove={(tag) => update({ ids: productIds, removeTags: [tag] })}
        />
      </SheetSection>
      <NoteForm product={product} />
    </SheetBody>
  );
}

/** Picture, name, price and marks of a product. */
function ProductHead(props: { product: ProductDetails_head$key }) {
  const product = useFragment(
    graphql`
      fragment ProductDetails_head on Product {
        title
        shop
        imageUrl
        discountPercent
        discountCheck {
          truth
        }
        price {
          formatted
        }
        oldPrice {
          formatted
        }
        ...ProductChips_product
      }
    `,
    props.product,
  );
  const { title, shop, imageUrl, price, oldPrice, discountPercent } = product;
  return (
    <div className={styles.product}>
      <ProductPhoto url={imageUrl ?? null} shape="square" />
      <div>
        <h3>{title}</h3>
        <p className="small">{shop}</p>
        <div className={styles.prices}>
          {price ? <Price formatted={price.formatted} /> : <span>Sem preço</span>}
          {oldPrice && <OldPrice formatted={oldPrice.formatted} />}
          {discountPercent != null && <Chip tone="on">{discountPercent}% de desconto</Chip>}
        </div>
        <div className={styles.marks}>
          <DiscountMark truth={product.discountCheck?.truth} />
          <ProductChips product={product} />
        </div>
      </div>
    </div>
  );
}

/** The coupons that are valid for a product, with the price that each gives; a click copies the code. */
function ProductCoupons(props: { product: ProductDetails_coupons$key }) {
  const { coupons } = useFragment(
    graphql`
      fragment ProductDetails_coupons on Product {
        coupons {
          coupon {
            id
            couponCode
          }
          priceWith {
            formatted
          }
        }
      }
    `,
    props.product,
  );
  if (coupons.length === 0) return null;
  return (
    <SheetSection title="Cupons que valem aqui">
      <ul className={styles.plain}>
        {coupons.map(({ coupon, priceWith }) => (
          <li key={coupon.id}>
            <Button
              variant="outlined"
              aria-label={`Copiar ${coupon.couponCode}`}
              startIcon={<TicketPercent size={18} aria-hidden />}
              onClick={() => copyCode(coupon.couponCode)}
            >
              {coupon.couponCode}
            </Button>
            {priceWith && <span className="tnum">sai por {priceText(priceWith.formatted)}</span>}
          </li>
        ))}
      </ul>
    </SheetSection>
  );
}
