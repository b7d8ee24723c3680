import { Copy, Share2 } from "lucide-react";
import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { InvitationCard_programme$key } from "../../__generated__/InvitationCard_programme.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { canShare } from "../../browser/share.ts";
import { legal } from "../../public/legal.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { copyWithNotice, shareWithNotice } from "../../ui/buttons/share.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { numberLabel } from "../../ui/text/numbers.ts";
import styles from "./Affiliate.module.css";
import { Join } from "./JoinCard.tsx";

const QrCode = lazyOnIdle(async () => (await import("../../shared/QrCode.tsx")).QrCode);

/** The person's own link to copy, share or scan, and whom it brought. */
export function InvitationCard(props: { programme: InvitationCard_programme$key }) {
  const programme = useFragment(
    graphql`
      fragment InvitationCard_programme on ReferralProgramme {
        path
        acceptedTerms
        clickCount
        signUpCount
        payingCount
      }
    `,
    props.programme,
  );
  const [isQrShown, setQrShown] = useState(false);
  const url = location.origin + programme.path;
  const shown = url.replace(/^https?:\/\//, "");
  return (
    <Section title="Seu link">
      <div className={styles.stack}>
        <p className={styles.url}>{shown}</p>
        <div className={styles.actions}>
          <Button
            variant="contained"
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
        {isQrShown && (
          <Suspense fallback={<Skeleton variant="rounded" width={200} height={252} />}>
            <QrCode url={url} shown={shown} />
          </Suspense>
        )}
        <dl className={`${styles.people} tnum`}>
          <Count label="abriram" count={programme.clickCount} />
          <Count label="criaram conta" count={programme.signUpCount} />
          <Count label="pagam agora" count={programme.payingCount} />
        </dl>
        <p className="small">Cada pessoa conta uma vez por dia; robôs e prévias não contam.</p>
        {programme.acceptedTerms !== legal.terms.version && (
          <Join label="Aceitar a nova versão" variant="outlined" />
        )}
      </div>
    </Section>
  );
}

const Count = ({ label, count }: { label: string; count: number }) => (
  <div>
    <dt className="small">{label}</dt>
    <dd>{numberLabel(count)}</dd>
  </div>
);
