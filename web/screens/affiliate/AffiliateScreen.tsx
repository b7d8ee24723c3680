import { Suspense } from "react";
import { graphql } from "react-relay";
import type { AffiliateScreenQuery } from "../../__generated__/AffiliateScreenQuery.graphql.ts";
import { paths } from "../../paths.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { screenNames } from "../../routing/screen_names.ts";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./Affiliate.module.css";
import { Earnings } from "./Earnings.tsx";
import { InvitationCard } from "./InvitationCard.tsx";
import { JoinCard } from "./JoinCard.tsx";
import { PixKeyCard } from "./PixKeyCard.tsx";
import { ReferralList } from "./ReferralList.tsx";

/** `/app/affiliate`: the person's own link, what it earned, and where it is paid. */
export const AffiliateScreen = () => (
  <>
    <ScreenTitle
      title={screenNames[paths.affiliate].title}
      note="Uma parte do que paga quem assina pelo seu link."
    />
    <div className={styles.content}>
      <Suspense fallback={<Loading />}>
        <AffiliateContent />
      </Suspense>
    </div>
  </>
);

const Loading = () => (
  <div className={styles.stack} role="status" aria-busy="true" aria-label="Programa a caminho">
    <Skeleton variant="rounded" height={190} />
    <div className={styles.figures}>
      {[0, 1, 2].map((nth) => <Skeleton key={nth} variant="rounded" height={128} />)}
    </div>
    <Skeleton variant="rounded" height={160} />
  </div>
);

function AffiliateContent() {
  const { viewer } = useScreenQuery<AffiliateScreenQuery>(
    graphql`
      query AffiliateScreenQuery {
        viewer {
          referralProgramme {
            status
            path
            signUpCount
            ...JoinCard_programme
            ...InvitationCard_programme
            ...PixKeyCard_programme
          }
          ...Earnings_viewer
          ...ReferralList_viewer
        }
      }
    `,
    {},
    "store-and-network",
  );
  if (!viewer) return <RedirectToSignIn />;
  const { referralProgramme: programme } = viewer;
  const isOpen = programme.status === "OPEN";
  return (
    <>
      {!isOpen && (
        <Section label="Programa fechado">
          <EmptyState>
            {programme.status === "OFF"
              ? "O programa está desligado: aqui os planos são dados pela administração, e não há assinaturas que paguem comissão."
              : "O programa ainda não abriu: nenhum plano paga comissão por enquanto."}
          </EmptyState>
        </Section>
      )}
      {isOpen && !programme.path && <JoinCard programme={programme} />}
      {isOpen && programme.path && <InvitationCard programme={programme} />}
      {programme.path && (
        <>
          <Earnings viewer={viewer} />
          <PixKeyCard programme={programme} />
          <ReferralList viewer={viewer} />
        </>
      )}
    </>
  );
}
