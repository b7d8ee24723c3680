import { PackageX, RefreshCw, TrendingDown, Trophy, Unlink } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ProductChips_product$key } from "../../__generated__/ProductChips_product.graphql.ts";
import { Chip } from "../../ui/display/Chip.tsx";
import { useNow } from "../../ui/text/age.ts";
import { priceText } from "../../ui/text/numbers.ts";
import { isLowest, isReadDue } from "./product_state.ts";

/** The marks of a product: gone, out of stock, price dropped, lowest price, being read. */
export function ProductChips(props: { product: ProductChips_product$key }) {
  const product = useFragment(
    graphql`
      fragment ProductChips_product on Product {
        linkStatus
        availability
        nextRefreshAt
        price {
          cents
        }
        droppedFrom {
          formatted
        }
        priceHistory {
          low90 {
            cents
          }
          median90 {
            cents
          }
        }
      }
    `,
    props.product,
  );
  const { linkStatus, availability, droppedFrom } = product;
  const isGone = linkStatus === "GONE";
  return (
    <>
      {isGone && <Chip tone="wrong" icon={<Unlink aria-hidden />}>fora do ar</Chip>}
      {linkStatus === "UNREACHABLE" && (
        <Chip tone="doubt" icon={<Unlink aria-hidden />}>loja não respondeu</Chip>
      )}
      {!isGone && availability === "OUT_OF_STOCK" && (
        <Chip tone="doubt" icon={<PackageX aria-hidden />}>esgotado</Chip>
      )}
      {!isGone && droppedFrom && (
        <Chip tone="proven" icon={<TrendingDown aria-hidden />}>
          baixou de {priceText(droppedFrom.formatted)}
        </Chip>
      )}
      {!isGone && isLowest(product) && (
        <Chip tone="proven" icon={<Trophy aria-hidden />}>menor preço em 90 dias</Chip>
      )}
      <Reading nextRefreshAt={product.nextRefreshAt} />
    </>
  );
}

function Reading({ nextRefreshAt }: { nextRefreshAt: string }) {
  if (!isReadDue(nextRefreshAt, useNow())) return null;
  return <Chip tone="on" icon={<RefreshCw aria-hidden />}>atualizando</Chip>;
}
