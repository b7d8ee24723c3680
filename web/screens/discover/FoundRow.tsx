import { ChevronRight, Clock, Send, Star, TrendingDown, TriangleAlert } from "lucide-react";
import { marketplaces } from "../../shared/marketplaces.ts";
import { curveOf } from "../../shared/prices/PriceChart.tsx";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { OldPrice, Price } from "../../ui/display/Price.tsx";
import { ProductPhoto } from "../../ui/display/ProductPhoto.tsx";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import { countLabel, numberLabel, priceText } from "../../ui/text/numbers.ts";
import styles from "./Discover.module.css";
import type { FoundProduct } from "./found_product.ts";
import { proofWords, ratingLabel, soldLabel } from "./proof_words.ts";

/** One found product: its price and the proof beside it, the commission, and the way to an offer. */
export function FoundRow(props: {
  product: FoundProduct;
  isPicked: boolean;
  onToggle: () => void;
  isBusy: boolean;
  onMake: () => void;
}) {
  const { product, isPicked } = props;
  const { title, price, proof, lastSending } = product;
  return (
    <li className={styles.row} data-picked={isPicked}>
      <label className={styles.check}>
        <input
          type="checkbox"
          aria-label={`Escolher ${title}`}
          checked={isPicked}
          onChange={props.onToggle}
        />
      </label>
      <div className={styles.photo}>
        <ProductPhoto url={product.imageUrl} shape="square" />
      </div>
      <div className={styles.what}>
        <a href={product.url} target="_blank" rel="noreferrer" className={styles.title}>
          {title}
        </a>
        <Facts product={product} />
        {lastSending && (
          <p className={`${styles.facts} tnum`}>
            <Send aria-hidden /> enviado <Age since={lastSending.at} /> a{" "}
            {countLabel(lastSending.groups, "grupo", "grupos")}
          </p>
        )}
      </div>
      <div className={styles.cost}>
        <div className={styles.prices}>
          {price ? <Price formatted={price.formatted} /> : <span className="small">Sem preço</span>}
          {proof?.oldPrice && <OldPrice formatted={proof.oldPrice.formatted} />}
        </div>
        <ProofMark product={product} />
      </div>
      <Commission product={product} />
      <BusyButton
        variant="outlined"
        className={styles.make}
        isBusy={props.isBusy}
        aria-label={`Fazer oferta: ${title}`}
        onClick={props.onMake}
        endIcon={<ChevronRight aria-hidden className={styles.onPhone} size={16} />}
      >
        Fazer oferta
      </BusyButton>
    </li>
  );
}

function Facts({ product: { marketplace, productId, rating, sold } }: { product: FoundProduct }) {
  return (
    <p className={`${styles.facts} tnum`}>
      {marketplaces[marketplace].name}
      {productId !== null && " · do seu catálogo"}
      {rating !== null && (
        <span className={styles.together}>
          {" · "}
          <Star aria-hidden />
          <span className="sr-only">nota</span> {ratingLabel(rating)}
        </span>
      )}
      {sold !== null && <span className={styles.together}>{` · ${soldLabel(sold)}`}</span>}
    </p>
  );
}

const icons = { proven: TrendingDown, doubt: TriangleAlert, quiet: Clock };

/** What our price history says: a chip, the reason of a doubt, and the price's curve. */
function ProofMark({ product }: { product: FoundProduct }) {
  const { tone, label, reason } = proofWords(product);
  const Icon = icons[tone];
  return (
    <>
      <Chip tone={tone} icon={<Icon aria-hidden />}>{label}</Chip>
      {reason && <p className={`${styles.reason} tnum`}>{reason}</p>}
      {tone === "proven" && <PriceCurve points={product.points} />}
    </>
  );
}

/** The price of the last 90 days as a small line, which ends in today's price. */
function PriceCurve({ points }: Pick<FoundProduct, "points">) {
  if (points.length < 2) return null;
  const { line, end, low, high, first } = curveOf(points);
  const about = `Preço desde ${
    ageLabel(first.at, Date.now())
  }: de ${high.price.formatted} a ${low.price.formatted}`;
  return (
    <svg
      className={styles.curve}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      role="img"
      aria-label={about}
    >
      <path d={line} vectorEffect="non-scaling-stroke" />
      <path d={`M100 ${end}h.001`} vectorEffect="non-scaling-stroke" className={styles.today} />
    </svg>
  );
}

/** What one sale pays, and of how many per cent. */
function Commission({ product: { commission, commissionPercent } }: { product: FoundProduct }) {
  return (
    <div className={`${styles.pay} tnum`}>
      <span className={`small ${styles.onPhone}`}>Comissão</span>
      {commission
        ? (
          <>
            <b>{priceText(commission.formatted)}</b>
            {commissionPercent !== null && (
              <span className="small">{numberLabel(commissionPercent)}%</span>
            )}
          </>
        )
        : <span className="small">não informada</span>}
    </div>
  );
}

function Age({ since }: { since: string }) {
  return ageLabel(since, useNow());
}
