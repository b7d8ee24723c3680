import { Suspense, useState } from "react";
import { graphql } from "react-relay";
import type { ConnectScreenQuery } from "../../__generated__/ConnectScreenQuery.graphql.ts";
import type { StartPairingInput } from "../../__generated__/PairingFormStartPairingMutation.graphql.ts";
import { focusContentOnUnmount } from "../../browser/accessibility.ts";
import { refetch } from "../../relay/environment.ts";
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

/** `/app/settings/connect-whatsapp`: connects the person's number by a code or a QR code. */
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

const refresh = () => refetch(query, {});

/** The active pairing, also after a reload and in another tab; else a form to start one. */
function ConnectContent() {
  const { viewer } = useScreenQuery<ConnectScreenQuery>(query, {});
  const [shownId, setShownId] = useState<string | null>(null); // kept here, so that its end is shown
  const [lastInput, setLastInput] = useState<StartPairingInput | null>(null);
  const [isRestarting, setRestarting] = useState(false);
  const pairingId = isRestarting ? null : shownId ?? viewer?.pairing?.id ?? null;
  if (!viewer) return <RedirectToSignIn />;
  const onStarted = (id: string, input: StartPairingInput) => {
    setShownId(id);
    setLastInput(input);
    setRestarting(false);
  };
  const restart = () => {
    setRestarting(true);
    refresh();
  };
  if (!pairingId) {
    return (
      <div ref={focusContentOnUnmount} className={styles.stack}>
        <PairingForm
          mayUseGateway={viewer.botSettings.availableModes.includes("EVOLUTION_GATEWAY")}
          previous={lastInput}
          onStarted={onStarted}
        />
      </div>
    );
  }
  const onChange = (pairing: Pairing) => {
    const { channel, phone } = pairing;
    setShownId(pairingId);
    setLastInput((input) => input ?? { channel, phone: phone && `+${phone}` });
    if (hasEnded(pairing)) refresh(); // the next visit starts with the form
  };
  return <PairingView key={pairingId} id={pairingId} onChange={onChange} onRestart={restart} />;
}

/** One pairing: its progress, then its result. */
function PairingView(props: {
  id: string;
  onChange: (pairing: Pairing) => void;
  onRestart: () => void;
}) {
  const { id, onChange, onRestart } = props;
  const pairing = usePairingChanges(id, onChange);
  const ended = pairing && hasEnded(pairing) ? pairing : null;
  const step = ended ? "ended" : pairing?.status === "AGREED" ? "agreed" : "open";
  return (
    <div key={step} ref={focusContentOnUnmount}>
      {ended
        ? <PairingEnd pairing={ended} onRestart={onRestart} />
        : <PairingProgress pairingId={id} pairing={pairing} onCanceled={onRestart} />}
    </div>
  );
}
