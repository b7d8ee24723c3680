import { Copy } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { LinkRow_link$key } from "../../__generated__/LinkRow_link.graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { copyWithNotice } from "../../ui/buttons/share.ts";
import { Chip } from "../../ui/display/Chip.tsx";
import { Row } from "../../ui/lists/Row.tsx";
import styles from "./Links.module.css";
import { clicksLabel, shownUrl, statusWords, targetsLabel } from "./link_words.ts";

/** One short link: its name, address, targets and clicks; copying it is the main action. */
export function LinkRow(props: {
  link: LinkRow_link$key;
  onOpen: () => void;
}) {
  const link = useFragment(
    graphql`
      fragment LinkRow_link on ShortLink {
        title
        url
        status
        hasPassword
        clickCount
        botCount
        targets {
          url
          isInvitation
          isFull
        }
      }
    `,
    props.link,
  );
  const { title, url, status, targets } = link;
  const copy = () => copyWithNotice(url, "Link copiado.");
  const isRotator = targets.some(({ isInvitation }) => isInvitation);
  const isFull = isRotator && targets.every((target) => target.isInvitation && target.isFull);
  return (
    <Row
      title={title || url.replace(/.*\//, "")}
      note={`${shownUrl(url)} · ${targetsLabel(targets)}`}
      status={
        <span className={styles.marks}>
          {status !== "ACTIVE" && (
            <Chip tone={status === "DISABLED" ? "wrong" : "quiet"}>{statusWords[status]}</Chip>
          )}
          {isFull && <Chip tone="doubt">Grupos cheios</Chip>}
          {link.hasPassword && <Chip>Com senha</Chip>}
          <span className="small tnum">{clicksLabel(link)}</span>
        </span>
      }
      edge={
        <span className={styles.edge}>
          <Button
            size="small"
            variant="outlined"
            className={styles.copy}
            aria-label={`Copiar ${shownUrl(url)}`}
            startIcon={<Copy size={18} aria-hidden />}
            onClick={copy}
          >
            <span className={styles.copyWord}>Copiar</span>
          </Button>
        </span>
      }
      onOpen={props.onOpen}
    />
  );
}
