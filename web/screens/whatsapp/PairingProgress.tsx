import { useNow } from "../../ui/text/age.ts";
import { Section } from "../../ui/layout/Section.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { GiveUp } from "./GiveUp.tsx";
import { PairingCode } from "./PairingCode.tsx";
import { PairingSteps } from "./PairingSteps.tsx";
import { QrCode } from "./QrCode.tsx";
import type { Pairing } from "./usePairingChanges.ts";
import styles from "./WhatsApp.module.css";

/** What the phone is to scan or its owner to type, for as long as it works, and where to do that. */
export function PairingProgress(props: {
  pairingId: string;
  /** Null: it is not known yet. */
  pairing: Pairing | null;
  onGivenUp: () => void;
}) {
  const { pairingId, pairing, onGivenUp } = props;
  const giveUp = <GiveUp pairingId={pairingId} onGivenUp={onGivenUp} />;
  if (!pairing) {
    return (
      <Section title="Preparando a conexão">
        <div className={styles.stack}>
          <Skeleton variant="rounded" height={64} />
          {giveUp}
        </div>
      </Section>
    );
  }
  const isCode = pairing.phone != null;
  if (pairing.status === "AGREED") {
    return (
      <Section title="O celular aceitou">
        <p role="status">
          Terminando a conexão. Deixe o WhatsApp aberto no celular por um instante.
        </p>
      </Section>
    );
  }
  return (
    <Section title={isCode ? "Digite este código no celular" : "Leia este código com o celular"}>
      <div className={styles.stack}>
        {pairing.qr
          ? <QrCode text={pairing.qr} />
          : pairing.pairingCode
          ? <PairingCode code={pairing.pairingCode} />
          : (
            <>
              <Skeleton variant="rounded" height={isCode ? 64 : 264} />
              <p className="small" role="status">Preparando…</p>
            </>
          )}
        {pairing.expiresAt && <Countdown until={pairing.expiresAt} isCode={isCode} />}
        <PairingSteps isCode={isCode} />
        {giveUp}
      </div>
    </Section>
  );
}

function Countdown({ until, isCode }: { until: string; isCode: boolean }) {
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - useNow()) / 1000));
  const left = seconds >= 90 ? `${Math.round(seconds / 60)} min` : `${seconds} s`;
  const words = seconds > 0 ? `Vale por mais ${left}` : isCode ? "Venceu" : "Trocando por outro…";
  return <p className="small tnum" role="timer">{words}</p>;
}
