import { Check, Clock, Trash2, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { BatchRow_link$key } from "../../../__generated__/BatchRow_link.graphql.ts";
import { batchOfferPath } from "../../../paths.ts";
import { PlansLink } from "../../../shared/PlansLink.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Chip, type Tone } from "../../../ui/display/Chip.tsx";
import { ProductPhoto } from "../../../ui/display/ProductPhoto.tsx";
import { Row } from "../../../ui/lists/Row.tsx";
import type { Selection } from "../../../ui/lists/selection.tsx";
import styles from "./Batch.module.css";
import { linkNote, type LinkState, linkState, linkTitle } from "./batch_words.ts";

const stateChips: Record<LinkState, { tone: Tone; words: string; icon: ReactNode }> = {
  waiting: { tone: "quiet", words: "Esperando", icon: <Clock aria-hidden /> },
  reading: { tone: "on", words: "Lendo", icon: <Clock aria-hidden /> },
  ready: { tone: "proven", words: "Pronta", icon: <Check aria-hidden /> },
  deleted: { tone: "quiet", words: "Excluída", icon: <Trash2 aria-hidden /> },
  failed: { tone: "wrong", words: "Não deu", icon: <TriangleAlert aria-hidden /> },
};

/** One pasted link: the offer that it became, its progress, or why it failed. */
export function BatchRow(props: {
  link: BatchRow_link$key;
  batchId: string;
  selection: Selection | undefined;
  onRetry: (() => void) | undefined;
  /** Opens the form for manual entry with the link. */
  onEnterManually: ((url: string) => void) | undefined;
}) {
  const link = useFragment(
    graphql`
      fragment BatchRow_link on BatchLink {
        url
        status
        error {
          code
          message
        }
        offer {
          id
          title
          shop
          imageUrl
          price {
            formatted
          }
          lowestPrice {
            formatted
          }
        }
      }
    `,
    props.link,
  );
  const navigate = useNavigate();
  const { offer } = link;
  const { selection, onRetry, onEnterManually } = props;
  const { tone, words, icon } = stateChips[linkState(link)];
  return (
    <Row
      title={linkTitle(link)}
      note={linkNote(link)}
      face={offer?.imageUrl
        ? (
          <span className={styles.photo}>
            <ProductPhoto url={offer.imageUrl} shape="square" />
          </span>
        )
        : undefined}
      icon={icon}
      edge={<Chip tone={tone} icon={icon}>{words}</Chip>}
      picking={selection && {
        isPicked: offer != null && selection.picked.has(offer.id),
        isBarred: !offer,
        onToggle: () => offer && selection.toggle(offer.id),
      }}
      onOpen={offer ? () => navigate(batchOfferPath(props.batchId, offer.id)) : undefined}
    >
      {link.error && <p className={styles.why}>{link.error.message}</p>}
      {onRetry && !selection && (
        <div className={styles.ways}>
          <PlansLink code={link.error?.code} />
          <Button size="small" variant="outlined" onClick={onRetry}>Tentar de novo</Button>
          {onEnterManually && (
            <Button
              size="small"
              variant="outlined"
              onClick={() => onEnterManually(link.url)}
            >
              Preencher à mão
            </Button>
          )}
        </div>
      )}
    </Row>
  );
}
