import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { marketplaces } from "../../shared/marketplaces.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { useNow } from "../../ui/text/age.ts";
import { atTimeLabel, clockLabel } from "../../ui/text/clock.ts";
import { countLabel, numberLabel } from "../../ui/text/numbers.ts";
import styles from "./Discover.module.css";
import type { ShopProblem } from "./shop_page.ts";
import type { ConnectableShop, ShopPages } from "./useShopPages.ts";

/** Says of each shop that gave no products why, and when to try again; the others are listed. */
export function ShopNotes(props: {
  pages: readonly (ShopPages & { readonly shop: ConnectableShop })[];
  retry: (shop: ConnectableShop) => void;
}) {
  const failed = props.pages.filter(({ problem }) => problem?.code === null);
  const retryFailed = () => {
    for (const { shop } of failed) props.retry(shop);
  };
  const names = new Intl.ListFormat("pt-BR").format(
    failed.map(({ shop }) => marketplaces[shop].name),
  );
  return (
    <>
      {failed[0] && (
        <Note name={names} words={failed[0].problem!.message}>
          <RetryButton name={names} onRetry={retryFailed} />
        </Note>
      )}
      {props.pages.map(({ shop, problem }) =>
        problem?.code && (
          <ShopNote
            key={shop}
            shop={shop}
            problem={problem}
            onRetry={() => props.retry(shop)}
          />
        )
      )}
    </>
  );
}

const Note = (props: { name: string; words: string; children: ReactNode }) => (
  <Alert severity="warning" className={styles.note}>
    <p>
      <b>{props.name}.</b> {props.words}
    </p>
    {props.children}
  </Alert>
);

const RetryButton = ({ name, onRetry }: { name: string; onRetry: () => void }) => (
  <Button
    variant="outlined"
    size="small"
    aria-label={`Tentar de novo: ${name}`}
    onClick={onRetry}
  >
    Tentar de novo
  </Button>
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
  const words = isWaiting
    ? `A loja pediu uma pausa. Tente de novo ${atTimeLabel(retryAt, now)}.`
    : retryAt
    ? "A pausa que a loja pediu acabou."
    : message;
  return (
    <Note name={name} words={words}>
      {PASSING.has(code ?? "")
        ? !isWaiting && <RetryButton name={name} onRetry={onRetry} />
        : settings && (
          <Button variant="outlined" size="small" component={Link} to={settings}>
            Ver conexão
          </Button>
        )}
    </Note>
  );
}

type Quota = {
  readonly used: number;
  readonly allowed: number;
  readonly resetsAt: string | null | undefined;
};

/** The share of a quota of which less is little. */
const LITTLE = 0.1;

/** Says how many searches a shop still takes, and until when, where they are few. */
export function QuotaNotes(props: {
  connections: readonly { readonly shop: ConnectableShop; readonly quota: Quota }[];
}) {
  const now = useNow();
  return props.connections.map(({ shop, quota: { used, allowed, resetsAt } }) =>
    resetsAt && Date.parse(resetsAt) > now && allowed - used <= allowed * LITTLE && (
      <p key={shop} className="small tnum">
        {marketplaces[shop].name}: {countLabel(allowed - used, "consulta", "consultas")} até{" "}
        {clockLabel(resetsAt)}. Depois a loja aceita mais {numberLabel(allowed)}.
      </p>
    )
  );
}
