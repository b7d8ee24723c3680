import type { StoreData } from "../contract.ts";
import { WideInvites } from "./StoreInvites.tsx";
import styles from "./StorePage.module.css";
import { ForwardIcon, InfoIcon, ShareIcon } from "./store_icons.tsx";

/** The column beside the offers, above them on a narrow screen: profile, groups and links. */
export const StoreAside = ({ data }: { data: StoreData }) => (
  <aside className={styles.aside}>
    <Profile {...data} />
    <p className={styles.disclosure}>
      <InfoIcon />
      <span>
        <b>#publi</b>{" "}
        Se você compra por aqui, quem faz esta página ganha comissão da loja. O seu preço não muda.
      </span>
    </p>
    {data.isFirst && <WideInvites {...data} />}
    {data.isFirst && <StoreLinks links={data.links} className={styles.wide!} />}
  </aside>
);

function Profile({ title, about, photoUrl, base }: StoreData) {
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

/** The links of the person's choice: beside the offers, or below them on a narrow screen. */
export function StoreLinks(
  { links, className }: Pick<StoreData, "links"> & { className: string },
) {
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
