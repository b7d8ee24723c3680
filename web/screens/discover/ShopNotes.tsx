import { Link } from "react-router-dom";
import { marketplaces } from "../../shared/marketplaces.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { useNow } from "../../ui/text/age.ts";
import { atTimeLabel } from "../../ui/text/clock.ts";
import styles from "./Discover.module.css";
import type { ConnectableShop, ShopPages, ShopProblem } from "./useShopPages.ts";

/** Says of each shop that gave no products why, and when to try again; the others are listed. */
export const ShopNotes = (props: {
  pages: readonly (ShopPages & { readonly shop: ConnectableShop })[];
  retry: (shop: ConnectableShop) => void;
}) =>
  props.pages.map(({ shop, problem }) =>
    problem && (
      <ShopNote
        key={shop}
        shop={shop}
        problem={problem}
        onRetry={() => props.retry(shop)}
      />
    )
  );

/** The refusals that pass by themselves; the others wait for the person. */
const PASSING: ReadonlySet<string> = new Set([
  "SHOP_RATE_LIMITED",
  "SHOP_FAILED",
  "SHOP_UNREACHABLE",
  "SHOP_REQUEST_REFUSED",
  "SHOP_WORDS_INVALID",
]);

function ShopNote(
  { shop, problem, onRetry }: {
    shop: ConnectableShop;
    problem: ShopProblem;
    onRetry: () => void;
  },
) {
  const now = useNow();
  const { name, settings } = marketplaces[shop];
  const { code, message, retryAt } = problem;
  const isWaiting = retryAt !== null && Date.parse(retryAt) > now;
  return (
    <Alert severity="warning" className={styles.note}>
      <p>
        <b>{name}.</b> {isWaiting
          ? `A loja pediu uma pausa. Tente de novo ${atTimeLabel(retryAt, now)}.`
          : retryAt
          ? "A pausa que a loja pediu acabou."
          : message}
      </p>
      {code === null || PASSING.has(code)
        ? !isWaiting && (
          <Button
            variant="outlined"
            size="small"
            aria-label={`Tentar de novo: ${name}`}
            onClick={onRetry}
          >
            Tentar de novo
          </Button>
        )
        : settings && (
          <Button variant="outlined" size="small" component={Link} to={settings}>
            Ver conexão
          </Button>
        )}
    </Alert>
  );
}
