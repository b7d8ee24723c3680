import { graphql, useFragment } from "react-relay";
import type { ProductDetails_product$key } from "../../__generated__/ProductDetails_product.graphql.ts";
import { DiscountWarning } from "../../shared/prices/DiscountWarning.tsx";
import { PriceHistory } from "../../shared/prices/PriceHistory.tsx";
import { TagEditor } from "../../shared/TagEditor.tsx";
import { SheetBody } from "../../ui/overlays/Sheet.tsx";
import { SheetSection } from "../../ui/overlays/SheetSection.tsx";
import { NoteForm } from "./NoteForm.tsx";
import { ProductCoupons } from "./ProductCoupons.tsx";
import { ProductFacts } from "./ProductFacts.tsx";
import { ProductHead } from "./ProductHead.tsx";
import { useUpdateProducts } from "./useUpdateProducts.ts";

/** All that is known of a product, part by part. */
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
        discountVerdict {
          ...DiscountWarning_check
        }
        priceHistory {
          ...PriceHistory_history
        }
        ...ProductHead_product
        ...ProductCoupons_product
        ...ProductFacts_product
        ...NoteForm_product
      }
    `,
    props.product,
  );
  const { tags, oldPrice, discountVerdict } = product;
  const productIds = [product.id];
  const [update] = useUpdateProducts();
  return (
    <SheetBody>
      <ProductHead product={product} />
      {oldPrice && discountVerdict && (
        <DiscountWarning check={discountVerdict} oldPrice={oldPrice.formatted} />
      )}
      <ProductCoupons product={product} />
      <SheetSection title="Histórico de preço">
        <PriceHistory history={product.priceHistory} />
      </SheetSection>
      <ProductFacts product={product} />
      <SheetSection title="Etiquetas">
        <TagEditor
          tags={tags}
          others={props.knownTags.filter((tag) => !tags.includes(tag))}
          othersLabel="Etiquetas de outros produtos"
          onAdd={(tag, onTaken) => update({ productIds, addTags: [tag] }, onTaken)}
          onRemove={(tag) => update({ productIds, removeTags: [tag] })}
        />
      </SheetSection>
      <NoteForm product={product} />
    </SheetBody>
  );
}
