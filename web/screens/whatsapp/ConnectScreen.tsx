import { Suspense, useState } from "react";
import { graphql } from "react-relay";
import type { ConnectScreenQuery } from "../../__generated__/ConnectScreenQuery.graphql.ts";
import type { StartPairingInput } from "../../__generated__/PairingFormStartPairingMutation.graphql.ts";
import { focusContentOnUnmount } from "../../browser/accessibility.ts";
import { prefetch } from "../../relay/environment.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { PairingEnd } from "./PairingEnd.tsx";
import { PairingForm } from "./PairingForm.tsx";
import { PairingProgress } from "./PairingProgress.tsx";
import styles from "./WhatsApp.module.css";
import { hasEnded, type Pairing, usePairingChanges } from "./usePairingChanges.ts";

/** `/app/settings/connect-whatsapp`: one's own number, by a code or a QR code. */
export const ConnectScreen = () => (
  <>
    <ScreenTitle
      title="Conecte o seu WhatsApp"
      note="Seu número entra aqui como um aparelho conectado, igual ao WhatsApp Web."
    />
    <div className={styles.narrow}>
      <Suspense fallback={<Loading />}>
        <ConnectContent />
      </Suspense>
    </div>
  </>
);

const Loading = () => (
  <Section>
    <div className={styles.stack}>
      <Skeleton height={72} />
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={44} />
    </div>
  </Section>
);

const query = graphql`
  query ConnectScreenQuery {
    viewer {
      botSettings {
        availableModes
      }
      pairing {
        id
      }
    }
  }
`;

const refresh = () => prefetch(query, {});

/** The pairing that is under way, also after a reload and in another tab; else how to begin one. */
function ConnectContent() {
  const { viewer } = useScreenQuery<ConnectScreenQuery>(query, {});
  const [own, setOwn] = useState<string | null>(null); // begun here: its end is shown, too
  const [asked, setAsked] = useState<StartPairingInput | null>(null); // once more, it is asked alike
  const [isAnew, setAnew] = useState(false);
  const underWay = viewer?.pairing?.id ?? null;
  const pairingId = isAnew ? null : own ?? underWay;
  if (!viewer) return <RedirectToSignIn />;
  const begin = (id: string, input: StartPairingInput) => {
    setOwn(id);
    setAsked(input);
    setAnew(false);
  };
  const again = () => {
    setAnew(true);
    refresh();
  };
  if (!pairingId) {
    return (
      <div ref={focusContentOnUnmount} className={styles.stack}>
        <PairingForm
          mayUseGateway={viewer.botSettings.availableModes.includes("EVOLUTION_GATEWAY")}
          asked={asked}
          onBegun={begin}
        />
      </div>
    );
  }
  const showOn = (pairing: Pairing) => {
    const { channel, phone } = pairing;
    setOwn(pairingId);
    setAsked((before) => before ?? { channel, phone: phone && `+${phone}` });
    if (hasEnded(pairing)) refresh(); // whoever comes back begins anew
  };
  return <OnTheWay key={pairingId} id={pairingId} onShown={showOn} onAgain={again} />;
}

function OnTheWay(props: {
  id: string;
  onShown: (pairing: Pairing) => void;
  onAgain: () => void;
}) {
  const { id, onShown, onAgain } = props;
  const pairing = usePairingChanges(id, onShown);
  const ended = pairing && hasEnded(pairing) ? pairing : null;
  const step = ended ? "ended" : pairing?.status === "AGREED" ? "agreed" : "open";
  return (
    <div key={step} ref={focusContentOnUnmount}>
      {ended
        ? <PairingEnd pairing={ended} onAgain={onAgain} />
        : <PairingProgress pairingId={id} pairing={pairing} onGivenUp={onAgain} />}
    </div>
  );
}
