import { Chip } from "../../ui/display/Chip.tsx";
import { Price } from "../../ui/display/Price.tsx";
import { ageLabel } from "../../ui/text/age.ts";
import { numberLabel, priceText } from "../../ui/text/numbers.ts";
import type { StoreCardData, StoreData, StoreEndedData } from "../contract.ts";
import styles from "./StorePage.module.css";
import { ClockIcon, DownIcon, LeaveIcon } from "./store_icons.tsx";

/** Cards whose pictures are loaded at once: those of the first screen. */
const AT_ONCE = 4;

/** The cards of the offers for sale. */
export const StoreShelf = ({ data }: { data: StoreData }) => (
  <ul className={styles.shelf}>
    {data.cards.map((card, at) => (
      <li key={at}>
        <Card
          card={card}
          isFirst={data.isFirst && at < AT_ONCE}
          now={Date.parse(data.now)}
        />
      </li>
    ))}
  </ul>
);

const Photo = ({ url, isFirst = false }: { url: string | null; isFirst?: boolean }) => (
  <span className={styles.photo}>
    {url && (
      <img
        src={url}
        alt=""
        width="240"
        height="208"
        loading={isFirst ? undefined : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
        decoding="async"
        referrerPolicy="no-referrer"
      />
    )}
  </span>
);

function Card({ card, isFirst, now }: { card: StoreCardData; isFirst: boolean; now: number }) {
  const { title, shop, url, imageUrl, price, seenAt, lowestInDays, couponCode } = card;
  return (
    <a className={`${styles.good} on-card`} href={url} rel="sponsored nofollow noopener">
      <Photo url={imageUrl} isFirst={isFirst} />
      <span className={styles.body}>
        {price
          ? <Price formatted={price.formatted} />
          : <span className={styles.unpriced}>Ver preço na loja</span>}
        <span className={styles.title}>{title}</span>
        {lowestInDays !== null && (
          <span className={styles.proof}>
            <Chip tone="proven" icon={<DownIcon />}>menor em {numberLabel(lowestInDays)} dias</Chip>
          </span>
        )}
        {couponCode && <span className={styles.coupon}>Cupom {couponCode}</span>}
        <span className={styles.source}>
          <span>
            {shop} <LeaveIcon />
          </span>
          {seenAt && <time dateTime={seenAt}>preço visto {ageWords(seenAt, now)}</time>}
        </span>
      </span>
    </a>
  );
}

/** The offers that are no longer for sale. */
export const EndedOffers = ({ offers }: { offers: readonly StoreEndedData[] }) => (
  <section>
    <h2 className={styles.endedTitle}>Já acabaram</h2>
    <ul className={styles.ended}>
      {offers.map(({ title, shop, imageUrl, lastPrice, words }, at) => (
        <li key={at}>
          <Photo url={imageUrl} />
          <span className={styles.words}>
            <span className={styles.two}>{title}</span>
            <span className="small tnum">
              {shop}
              {lastPrice && (
                <>
                  , era <s>{priceText(lastPrice)}</s>
                </>
              )}
            </span>
          </span>
          <span className={styles.when}>
            <Chip icon={<ClockIcon />}>{words}</Chip>
          </span>
        </li>
      ))}
    </ul>
  </section>
);

/** Words the age of a price; a cached page is itself some minutes old. */
function ageWords(seenAt: string, now: number): string {
  const age = now - Date.parse(seenAt);
  return age < HOUR ? "há menos de 1 h" : ageLabel(seenAt, now);
}
const HOUR = 60 * 60 * 1000;
