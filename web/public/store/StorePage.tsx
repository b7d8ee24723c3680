import { Button } from "../../ui/buttons/Button.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { Price } from "../../ui/display/Price.tsx";
import { ageLabel } from "../../ui/text/age.ts";
import { countLabel, numberLabel, priceText } from "../../ui/text/numbers.ts";
import { publicPaths } from "../../paths.ts";
import type { StoreCardData, StoreData, StoreEndedData } from "../contract.ts";
import styles from "./StorePage.module.css";
import {
  ChatIcon,
  ClockIcon,
  DownIcon,
  ForwardIcon,
  InfoIcon,
  LeaveIcon,
  PaperPlaneIcon,
  SearchIcon,
  ShareIcon,
} from "./store_icons.tsx";

/** Cards whose pictures are loaded at once: those of the first screen. */
const AT_ONCE = 4;

/** A person's store: their offers, groups and links. */
export function StorePage({ siteName, data }: { siteName: string; data: StoreData }) {
  const [invite] = data.invites.filter(({ url }) => url !== null);
  return (
    <>
      <a href="#ofertas" className={styles.skip}>Pular para as ofertas</a>
      {data.bannerUrl && (
        <img className={styles.banner} src={data.bannerUrl} alt="" width="1128" height="282" />
      )}
      <div className={styles.store}>
        <aside className={styles.aside}>
          <Profile data={data} />
          <p className={styles.disclosure}>
            <InfoIcon />
            <span>
              <b>#publi</b>{" "}
              Se você compra por aqui, quem faz esta página ganha comissão da loja. O seu preço não
              muda.
            </span>
          </p>
          {data.isFirst && <WideInvites data={data} />}
          {data.isFirst && <Links data={data} className={styles.wide!} />}
        </aside>
        <main id="ofertas" tabIndex={-1} className={styles.main}>
          <Search data={data} />
          <Choices data={data} />
          <div className={styles.spread}>
            <h2>{headingOf(data)}</h2>
            {data.cards.length > 1 && <span className="small">mais novas primeiro</span>}
          </div>
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
          {data.next && (
            <Button
              component="a"
              variant="outlined"
              href={data.next}
              className={styles.more}
              rel="next"
            >
              Ver mais ofertas
            </Button>
          )}
          {data.isFirst && <NarrowInvites data={data} />}
          {data.isFirst && <Links data={data} className={styles.narrow!} />}
          {data.ended.length > 0 && <Ended offers={data.ended} />}
          <footer className={styles.foot}>
            <p>O preço que vale é o da loja, na hora da compra.</p>
            {data.programmes.map((sentence) => <p key={sentence}>{sentence}</p>)}
            <p>
              <a href={publicPaths.privacy}>Privacidade</a> ·{" "}
              <a href={`${data.base}/denunciar`} rel="nofollow">Denunciar</a> ·{" "}
              <a href={publicPaths.home}>Feita com {siteName}</a>
            </p>
          </footer>
        </main>
      </div>
      {invite && data.isFirst && (
        <nav className={`${styles.dock} on-card`} aria-label="Grupo">
          <Button
            component="a"
            variant="contained"
            fullWidth
            href={invite.url!}
            rel="noopener"
            startIcon={invite.messenger === "WHATSAPP" ? <ChatIcon /> : <PaperPlaneIcon />}
          >
            {dockWords[invite.messenger]}
          </Button>
        </nav>
      )}
    </>
  );
}

const inviteWords = { WHATSAPP: "Entrar no WhatsApp", TELEGRAM: "Entrar no Telegram" } as const;
const dockWords = { ...inviteWords, WHATSAPP: "Entrar no grupo do WhatsApp" } as const;

/** Words the age of a price; a kept page is some minutes old itself. */
function ageWords(seenAt: string, now: number): string {
  const age = now - Date.parse(seenAt);
  return age < HOUR ? "há menos de 1 h" : ageLabel(seenAt, now);
}
const HOUR = 60 * 60 * 1000;

function headingOf({ count, search }: StoreData): string {
  const offers = count === 0
    ? "Nenhuma oferta à venda agora"
    : count >= 1_000
    ? "Mais de mil ofertas à venda"
    : `${countLabel(count, "oferta", "ofertas")} à venda`;
  if (!search) return offers;
  return count === 0 ? `Nada à venda com “${search}”` : `${offers} com “${search}”`;
}

function Profile({ data }: { data: StoreData }) {
  const { title, about, photoUrl, base } = data;
  return (
    <header className={styles.profile}>
      {photoUrl
        ? <img className={styles.face} src={photoUrl} alt="" width="88" height="88" />
        : (
          <span className={`${styles.face} ${styles.letter}`} aria-hidden="true">
            {[...title][0]}
          </span>
        )}
      <div className={styles.name}>
        <h1>
          <a href={base}>{title}</a>
        </h1>
        {about && <p className="small">{about}</p>}
      </div>
      <button id="compartilhar" type="button" hidden className={styles.share}>
        <ShareIcon />
        <span className="sr-only" role="status">Compartilhar</span>
      </button>
    </header>
  );
}

type Invite = StoreData["invites"][number];

const inviteDetails = ({ members, isFull }: Invite): string =>
  [members !== null && countLabel(members, "pessoa", "pessoas"), isFull && "grupo cheio"]
    .filter(Boolean).join(" · ");

const InviteIcon = ({ messenger }: Pick<Invite, "messenger">) =>
  messenger === "WHATSAPP" ? <ChatIcon /> : <PaperPlaneIcon />;

/** The invitations beside the offers: the first with room as a button, the others below. */
function WideInvites({ data: { invites } }: { data: StoreData }) {
  const open = invites.find(({ url }) => url !== null);
  if (invites.length === 0) return null;
  return (
    <section className={`${styles.card} on-card ${styles.wide}`}>
      <h2>Receba antes de esgotar</h2>
      {open && (
        <>
          {inviteDetails(open) && <p className="small tnum">{inviteDetails(open)}</p>}
          <Button
            component="a"
            variant="contained"
            fullWidth
            href={open.url!}
            rel="noopener"
            className={styles.enter}
            startIcon={<InviteIcon {...open} />}
          >
            {inviteWords[open.messenger]}
          </Button>
        </>
      )}
      <InviteList invites={invites.filter((invite) => invite !== open)} />
    </section>
  );
}

/** The invitations below the offers, where a docked button leads to the first with room. */
const NarrowInvites = ({ data: { invites } }: { data: StoreData }) =>
  invites.length === 0 ? null : (
    <section className={`${styles.card} on-card ${styles.narrow}`}>
      <h2>Receba antes de esgotar</h2>
      <InviteList invites={invites} />
    </section>
  );

const InviteList = ({ invites }: { invites: readonly Invite[] }) => (
  <ul className={styles.invites}>
    {invites.map((invite) => {
      const { title, messenger, url } = invite;
      const details = inviteDetails(invite);
      const content = (
        <>
          <span className={`${styles.dot} ${styles[messenger.toLowerCase()] ?? ""}`}>
            <InviteIcon messenger={messenger} />
          </span>
          <span className={styles.words}>
            <b>{title}</b>
            {details && <span className="small tnum">{details}</span>}
          </span>
        </>
      );
      return (
        <li key={title}>
          {url === null
            ? <div className={styles.invite}>{content}</div>
            : (
              <a className={styles.invite} href={url} rel="noopener">
                {content}
                <ForwardIcon />
              </a>
            )}
        </li>
      );
    })}
  </ul>
);

function Links({ data: { links }, className }: { data: StoreData; className: string }) {
  if (links.length === 0) return null;
  return (
    <nav className={`${styles.card} ${styles.links} on-card ${className}`} aria-label="Links">
      <ul className={styles.invites}>
        {links.map(({ title, url }) => (
          <li key={title + url}>
            <a className={styles.invite} href={url} rel="noopener nofollow ugc">
              <span className={styles.words}>
                <b>{title}</b>
              </span>
              <ForwardIcon />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Search = ({ data: { base, search, section, shop } }: { data: StoreData }) => (
  <form action={base} method="get" role="search" className={styles.search}>
    <SearchIcon />
    {section && <input type="hidden" name="secao" value={section} />}
    {shop && <input type="hidden" name="loja" value={shop} />}
    <input
      type="search"
      name="busca"
      defaultValue={search}
      maxLength={60}
      placeholder="Buscar nesta página"
      aria-label="Buscar nesta página"
      enterKeyHint="search"
    />
  </form>
);

function Choices({ data: { choices } }: { data: StoreData }) {
  if (choices.length === 1) return null;
  return (
    <nav className={styles.choices} aria-label="Categorias">
      {choices.map(({ title, address, isHere }) => (
        <a
          key={address}
          href={address}
          className={isHere ? `${styles.choice} ${styles.here}` : `${styles.choice} on-card`}
          aria-current={isHere ? "page" : undefined}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}

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
          <span>
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

const Ended = ({ offers }: { offers: readonly StoreEndedData[] }) => (
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
