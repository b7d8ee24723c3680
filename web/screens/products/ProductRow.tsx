import { ExternalLink, RefreshCw, Trash2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ProductRow_menu$key } from "../../__generated__/ProductRow_menu.graphql.ts";
import type { ProductRow_product$key } from "../../__generated__/ProductRow_product.graphql.ts";
import { Chip } from "../../ui/display/Chip.tsx";
import { ProductPhoto } from "../../ui/display/ProductPhoto.tsx";
import { PickaxeIcon } from "../../ui/display/icons.tsx";
import { Row } from "../../ui/lists/Row.tsx";
import type { Selection } from "../../ui/lists/selection.tsx";
import { MenuButton } from "../../ui/overlays/MenuButton.tsx";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import { priceText } from "../../ui/text/numbers.ts";
import { ProductChips } from "./ProductChips.tsx";
import styles from "./Products.module.css";
import { useDeleteProducts, useRefreshProducts } from "./product_mutations.tsx";
import { useCreateOffers } from "./useCreateOffers.ts";

/** The tags shown in a row; the sheet has the others. */
const SHOWN_TAGS = 3;

/** One product: its price and the price's age, its marks and tags. */
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
        ...ProductRow_menu
      }
    `,
    props.product,
  );
  const { id, title, shop, price, priceSource, priceReadAt, tags } = product;
  const { selection } = props;
  return (
    <Row
      title={title}
      note={
        <>
          <b className={styles.price}>{price ? priceText(price.formatted) : "Sem preço"}</b>
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
      status={
        <span className={styles.marks}>
          <ProductChips product={product} />
          {tags.slice(0, SHOWN_TAGS).map((tag) => <Chip key={tag}>{tag}</Chip>)}
          {tags.length > SHOWN_TAGS && (
            <Chip>
              +{tags.length - SHOWN_TAGS}
              <span className="sr-only">&#32;marcadores</span>
            </Chip>
          )}
        </span>
      }
      edge={!selection && (
        <span className={styles.menu}>
          <ProductMenu product={product} refresh={props.refresh} />
        </span>
      )}
      picking={selection &&
        { isPicked: selection.picked.has(id), onToggle: () => selection.toggle(id) }}
      onOpen={props.onOpen}
    />
  );
}

const Age = ({ word, since }: { word: string; since: string }) =>
  ` · ${word} ${ageLabel(since, useNow())}`;

/** The actions on a product of the list. */
function ProductMenu(props: { product: ProductRow_menu$key; refresh: () => void }) {
  const { id, title, sourceUrl } = useFragment(
    graphql`
      fragment ProductRow_menu on Product {
        id
        title
        sourceUrl
      }
    `,
    props.product,
  );
  const [createOffers] = useCreateOffers();
  const [readAgain] = useRefreshProducts(props.refresh);
  const remove = useDeleteProducts(props.refresh);
  return (
    <MenuButton
      label={`Ações: ${title}`}
      menuLabel="Ações do produto"
      actions={[
        { label: "Criar oferta", Icon: PickaxeIcon, act: () => createOffers([id]) },
        { label: "Atualizar agora", Icon: RefreshCw, act: () => readAgain([id]) },
        { label: "Abrir na loja", Icon: ExternalLink, href: sourceUrl },
        { label: "Excluir", Icon: Trash2, act: () => remove([id]) },
      ]}
    />
  );
}
