import { Button } from "../../ui/buttons/Button.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import type { StoreData } from "../contract.ts";
import styles from "./StorePage.module.css";
import { ChatIcon, ForwardIcon, PaperPlaneIcon } from "./store_icons.tsx";

type Invites = Pick<StoreData, "invites">;
type Invite = StoreData["invites"][number];

const inviteWords = { WHATSAPP: "Entrar no WhatsApp", TELEGRAM: "Entrar no Telegram" } as const;
const dockWords = { ...inviteWords, WHATSAPP: "Entrar no grupo do WhatsApp" } as const;

const inviteDetails = ({ members, isFull }: Invite): string =>
  [members !== null && countLabel(members, "pessoa", "pessoas"), isFull && "grupo cheio"]
    .filter(Boolean).join(" · ");

const InviteIcon = ({ messenger }: Pick<Invite, "messenger">) =>
  messenger === "WHATSAPP" ? <ChatIcon /> : <PaperPlaneIcon />;

/** The invitations beside the offers: the first with room as a button, the others below. */
export function WideInvites({ invites }: Invites) {
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
export const NarrowInvites = ({ invites }: Invites) =>
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

/** The docked button of a narrow screen, to the first group with room. */
export function InviteDock({ invites }: Invites) {
  const open = invites.find(({ url }) => url !== null);
  if (!open) return null;
  return (
    <nav className={`${styles.dock} on-card`} aria-label="Grupo">
      <Button
        component="a"
        variant="contained"
        fullWidth
        href={open.url!}
        rel="noopener"
        startIcon={<InviteIcon {...open} />}
      >
        {dockWords[open.messenger]}
      </Button>
    </nav>
  );
}
