import { Ban, Check, Clock, TriangleAlert, X } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { OfferSendingChip_offer$key } from "../../__generated__/OfferSendingChip_offer.graphql.ts";
import { sendingPath } from "../../paths.ts";
import { Chip } from "../../ui/display/Chip.tsx";
import styles from "../offers/ProofChip.module.css";
import { sendingLook, type SendingState } from "./tally_words.ts";

const looks = {
  doubt: { tone: "doubt", Icon: TriangleAlert },
  underWay: { tone: "on", Icon: Clock },
  canceled: { tone: "quiet", Icon: Ban },
  failed: { tone: "wrong", Icon: X },
  sent: { tone: "proven", Icon: Check },
} as const satisfies Record<SendingState, unknown>;

/** The progress of an offer's sending, linked to its results. `brief` shows only the figures. */
export function OfferSendingChip(props: { offer: OfferSendingChip_offer$key; brief?: boolean }) {
  const { id, title, dispatchTally } = useFragment(
    graphql`
      fragment OfferSendingChip_offer on Offer {
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
  const { tone, Icon } = looks[look.state];
  const label = `${look.words} ${look.ratio}: ${title}`;
  return (
    <Link to={sendingPath(id)} className={styles.link} aria-label={label} title="Ver o envio">
      <Chip tone={tone} icon={<Icon aria-hidden />}>
        {props.brief ? look.ratio : `${look.words} ${look.ratio}`}
      </Chip>
    </Link>
  );
}
