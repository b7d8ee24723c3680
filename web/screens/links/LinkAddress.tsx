import { Copy, Share2 } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { LinkAddress_link$key } from "../../__generated__/LinkAddress_link.graphql.ts";
import { canShare } from "../../browser/share.ts";
import { QrCode } from "../../shared/QrCode.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { copyWithNotice, shareWithNotice } from "../../ui/buttons/share.ts";
import { Alert } from "../../ui/feedback/Alert.tsx";
import styles from "./Links.module.css";
import { clicksLabel, shownUrl, statusWords } from "./link_words.ts";

/** A link's address to copy, share or scan, with its clicks. */
export function LinkAddress(props: { link: LinkAddress_link$key }) {
  const link = useFragment(
    graphql`
      fragment LinkAddress_link on ShortLink {
        url
        status
        disabledReason
        clickCount
        botCount
      }
    `,
    props.link,
  );
  const { url, status } = link;
  const [isQrShown, setQrShown] = useState(false);
  return (
    <div className={styles.address}>
      <p className={styles.url}>{shownUrl(url)}</p>
      <p className="small tnum">
        {clicksLabel(link)}
        {status !== "ACTIVE" && ` · ${statusWords[status]}`}
      </p>
      {link.disabledReason && (
        <Alert severity="warning">
          Este link foi desativado por quem administra o site. Motivo: {link.disabledReason}
        </Alert>
      )}
      <div className={styles.actions}>
        <Button
          variant="outlined"
          startIcon={<Copy size={18} aria-hidden />}
          onClick={() => copyWithNotice(url, "Link copiado.")}
        >
          Copiar link
        </Button>
        {canShare() && (
          <Button
            variant="outlined"
            startIcon={<Share2 size={18} aria-hidden />}
            onClick={() => shareWithNotice(url)}
          >
            Compartilhar
          </Button>
        )}
        <Button
          variant="outlined"
          aria-expanded={isQrShown}
          onClick={() => setQrShown(!isQrShown)}
        >
          QR code
        </Button>
      </div>
      {isQrShown && <QrCode url={url} shown={shownUrl(url)} />}
    </div>
  );
}
