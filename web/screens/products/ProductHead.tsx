import { graphql, useFragment } from "react-relay";
import type { ProductHead_product$key } from "../../__generated__/ProductHead_product.graphql.ts";
import { DiscountMark } from "../../shared/prices/DiscountMark.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { OldPrice, Price } from "../../ui/display/Price.tsx";
import { ProductPhoto } from "../../ui/display/ProductPhoto.tsx";
import { ProductChips } from "./ProductChips.tsx";
import styles from "./Products.module.css";

/** The product at a glance: picture, name, price, and what stands out. */
export function ProductHead(props: { product: ProductHead_product$key }) {
  const product = useFragment(
    graphql`
      fragment ProductHead_product on Product {
        title
        shop
        imageUrl
        discountPercent
        discountVerdict {
          verdict
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
          <DiscountMark verdict={product.discountVerdict?.verdict} />
          <ProductChips product={product} />
        </div>
      </div>
    </div>
  );
}
