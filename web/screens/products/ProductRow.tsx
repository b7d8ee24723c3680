import { graphql, useFragment } from "react-relay";
import type { ProductRow_product$key } from "../../__generated__/ProductRow_product.graphql.ts";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import { Chip } from "../../ui/display/Chip.tsx";
import { useIsDesktop } from "../../browser/media.ts";
import { ProductPhoto } from "../../ui/display/ProductPhoto.tsx";
import { Row } from "../../ui/lists/Row.tsx";
import type { Selection } from "../../ui/lists/useSelection.ts";
import { tied } from "./product_words.ts";
import { ProductChips } from "./ProductChips.tsx";
import { ProductMenu } from "./ProductMenu.tsx";
import styles from "./Products.module.css";

/** The others are in its sheet. */
const SHOWN_TAGS = 3;

/** One product: what it costs and since when we know, what stands out, its tags. */
export function ProductRow(props: {
  product: ProductRow_product$key;
  selection: Selection | undefined;
  refresh: () => void;
  onOpen: () => void;
}) {
  const product = useFragment(
    graphql`
      fragment ProductRow_product on Product {
        id
        title
        shop
        imageUrl
        tags
        priceSource
        priceReadAt
        price {
          formatted
        }
        ...ProductChips_product
        ...ProductMenu_product
      }
    `,
    props.product,
  );
  const { id, title, shop, price, priceSource, priceReadAt, tags } = product;
  const { selection } = props;
  const isDesktop = useIsDesktop();
  const chips = (
    <span className={styles.marks}>
      <ProductChips product={product} />
      {tags.slice(0, SHOWN_TAGS).map((tag) => <Chip key={tag}>{tag}</Chip>)}
      {tags.length > SHOWN_TAGS && (
        <Chip>
          +{tags.length - SHOWN_TAGS}
          <span className="sr-only">&#32;etiquetas</span>
        </Chip>
      )}
    </span>
  );
  return (
    <Row
      title={title}
      note={
        <>
          <b className={styles.price}>{price ? tied(price.formatted) : "Sem preço"}</b>
          {` · ${shop}`}
          {priceReadAt && (
            <Age word={priceSource === "PERSON" ? "escrito" : "visto"} since={priceReadAt} />
          )}
        </>
      }
      face={
        <span className={styles.photo}>
          <ProductPhoto url={product.imageUrl ?? null} shape="square" />
        </span>
      }
      edge={
        <>
          {isDesktop && chips}
          {!selection && (
            <span className={styles.menu}>
              <ProductMenu product={product} refresh={props.refresh} />
            </span>
          )}
        </>
      }
      picking={selection &&
        { isPicked: selection.picked.has(id), onToggle: () => selection.toggle(id) }}
      onOpen={props.onOpen}
    >
      {!isDesktop && chips}
    </Row>
  );
}

const Age = ({ word, since }: { word: string; since: string }) =>
  ` · ${word} ${ageLabel(since, useNow())}`;
