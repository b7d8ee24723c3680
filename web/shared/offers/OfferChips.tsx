import { Ban, Check, Clock, TriangleAlert, X } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { OfferChips_sending$key } from "../../__generated__/OfferChips_sending.graphql.ts";
import type { AffiliateProof } from "../../__generated__/OfferSummary_offer.graphql.ts";
import { sendingPath } from "../../paths.ts";
import { Chip } from "../../ui/display/Chip.tsx";
import { sendingLook, type SendingState } from "../dispatches/tally_words.ts";
import { type Marketplace, marketplaces } from "../marketplaces.ts";
import styles from "./OfferChips.module.css";

const proofLooks = {
  PROVEN: { tone: "proven", Icon: Check, words: "Paga você" },
  EXPERIMENTAL: { tone: "doubt", Icon: TriangleAlert, words: "Link experimental" },
  NONE: { tone: "doubt", Icon: TriangleAlert, words: "Não paga você" },
} as const satisfies Record<AffiliateProof, unknown>;

/** Whether the link is proven to pay the person. */
export function ProofChip(props: {
  proof: AffiliateProof;
  marketplace: Marketplace;
  /** The tag that the link credits. */
  tag?: string | null | undefined;
  /** Whether it leads nowhere: it stands on the screen that it would lead to. */
  isPlain?: boolean;
}) {
  const { tone, Icon, words } = proofLooks[props.proof];
  const chip = (
    <Chip tone={tone} icon={<Icon aria-hidden />}>
      {props.proof === "PROVEN" && props.tag ? `${words} · ${props.tag}` : words}
    </Chip>
  );
  const path = props.proof === "NONE" && !props.isPlain
    ? marketplaces[props.marketplace].settings
    : null;
  return path
    ? <Link to={path} className={styles.link} title="Configurar a sua etiqueta">{chip}</Link>
    : chip;
}

const sendingLooks = {
  doubt: { tone: "doubt", Icon: TriangleAlert },
  underWay: { tone: "on", Icon: Clock },
  canceled: { tone: "quiet", Icon: Ban },
  failed: { tone: "wrong", Icon: X },
  sent: { tone: "proven", Icon: Check },
} as const satisfies Record<SendingState, unknown>;

/** The progress of an offer's sending, linked to its results. */
export function OfferSendingChip(props: { offer: OfferChips_sending$key }) {
  const { id, title, dispatchTally } = useFragment(
    graphql`
      fragment OfferChips_sending on Offer {
        id
        title
        dispatchTally {
          queued
          sending
          sent
          failed
          uncertain
          expired
          canceled
          total
        }
      }
    `,
    props.offer,
  );
  const look = sendingLook(dispatchTally);
  if (!look) return null;
  const { tone, Icon } = sendingLooks[look.state];
  const label = `${look.words} ${look.ratio}: ${title}`;
  return (
    <Link to={sendingPath(id)} className={styles.link} aria-label={label} title="Ver o envio">
      <Chip tone={tone} icon={<Icon aria-hidden />}>
        {`${look.words} ${look.ratio}`}
      </Chip>
    </Link>
  );
}
