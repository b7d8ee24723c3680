import { Copy, Link2, Pencil, Trash2, Users } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { LinkRow_link$key } from "../../__generated__/LinkRow_link.graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { copyWithNotice } from "../../ui/buttons/share.ts";
import { Chip } from "../../ui/display/Chip.tsx";
import { Row } from "../../ui/lists/Row.tsx";
import { MenuButton } from "../../ui/overlays/MenuButton.tsx";
import { useDeleteLink } from "./link_mutations.tsx";
import styles from "./Links.module.css";
import { clicksLabel, shownUrl, statusWords, targetsLabel } from "./link_words.ts";

/** One short link: its name, address, targets and clicks; copying it is the main action. */
export function LinkRow(props: {
  link: LinkRow_link$key;
  refresh: () => void;
  onOpen: () => void;
}) {
  const link = useFragment(
    graphql`
      fragment LinkRow_link on ShortLink {
        id
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
  const { id, title, url, status, targets } = link;
  const remove = useDeleteLink(props.refresh);
  const copy = () => copyWithNotice(url, "Link copiado.");
  const isRotator = targets.some(({ isInvitation }) => isInvitation);
  const isFull = isRotator && targets.every((target) => target.isInvitation && target.isFull);
  const name = title || shownUrl(url);
  return (
    <Row
      title={name}
      icon={isRotator ? <Users size={18} /> : <Link2 size={18} />}
      note={
        <>
          {title && <>{shownUrl(url)} ·{" "}</>}
          {targetsLabel(targets)}
        </>
      }
      status={
        <span className={styles.marks}>
          {status !== "ACTIVE" && <Chip tone="wrong">{statusWords[status]}</Chip>}
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
          <MenuButton
            label={`Ações: ${name}`}
            menuLabel="Ações do link"
            actions={[
              { label: "Copiar link", Icon: Copy, act: copy },
              { label: "Editar", Icon: Pencil, act: props.onOpen },
              { label: "Excluir", Icon: Trash2, act: () => remove(id) },
            ]}
          />
        </span>
      }
      onOpen={props.onOpen}
    />
  );
}
