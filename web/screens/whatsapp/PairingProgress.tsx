import { Copy } from "lucide-react";
import { graphql, useMutation } from "react-relay";
import { renderSVG } from "uqr";
import type { PairingProgressCancelMutation } from "../../__generated__/PairingProgressCancelMutation.graphql.ts";
import { focusContentOnUnmount } from "../../browser/accessibility.ts";
import { showResultNotice, useErrorNotice } from "../../shared/outcome_notices.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { copyWithNotice } from "../../ui/buttons/share.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { useNow } from "../../ui/text/age.ts";
import styles from "./WhatsApp.module.css";
import type { Pairing } from "./usePairingChanges.ts";

/** The code to scan or to type, how long it is valid, and what to do on the phone. */
export function PairingProgress(props: {
  pairingId: string;
  /** Null while it loads. */
  pairing: Pairing | null;
  onCanceled: () => void;
}) {
  const { pairingId, pairing, onCanceled } = props;
  const cancelButton = <CancelButton pairingId={pairingId} onCanceled={onCanceled} />;
  if (!pairing) {
    return (
      <Section title="Preparando a conexão">
        <div className={styles.stack}>
          <Skeleton variant="rounded" height={64} />
          {cancelButton}
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
        {cancelButton}
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

/** The eight characters, in two halves as on the phone. */
function PairingCode({ code }: { code: string }) {
  return (
    <div className={styles.code}>
      <p className="sr-only">Código {[...code].join(" ")}</p>
      <p className={`${styles.characters} tnum`} aria-hidden="true">
        <span>{code.slice(0, 4)}</span>
        <span>-</span>
        <span>{code.slice(4)}</span>
      </p>
      <Button
        variant="outlined"
        startIcon={<Copy size={18} />}
        onClick={() => copyWithNotice(code, "Código copiado.")}
      >
        Copiar código
      </Button>
    </div>
  );
}

/** The steps on the phone, in WhatsApp's own words. */
const PairingSteps = ({ isCode }: { isCode: boolean }) => (
  <ol className={styles.steps}>
    <li>
      <p>
        Abra o WhatsApp no celular. No Android, toque nos três pontos; no iPhone, em{" "}
        <b>Configurações</b>.
      </p>
    </li>
    <li>
      <p>
        Toque em <b>Aparelhos conectados</b> e em <b>Conectar um aparelho</b>.
      </p>
    </li>
    <li>
      {isCode
        ? (
          <p>
            Embaixo da câmera, toque em <b>Conectar com número de telefone</b> e digite o código.
          </p>
        )
        : <p>Aponte a câmera para o código desta tela.</p>}
    </li>
  </ol>
);

/** Dark on white in every theme, with a light margin, so that cameras can read it. */
function QrCode({ text }: { text: string }) {
  const svg = renderSVG(text, { ecc: "M", border: 4, blackColor: "#000", whiteColor: "#fff" });
  return (
    <img
      className={styles.qr}
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt="QR code para ler com o WhatsApp do celular"
      width={264}
      height={264}
    />
  );
}

/** Cancels the active pairing. */
function CancelButton(props: { pairingId: string; onCanceled: () => void }) {
  const showError = useErrorNotice();
  const [commit, isBusy] = useMutation<PairingProgressCancelMutation>(graphql`
    mutation PairingProgressCancelMutation($input: CancelPairingInput!) {
      cancelPairing(input: $input) {
        ... on Pairing {
          status
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const cancel = () =>
    commit({
      variables: { input: { id: props.pairingId } },
      onCompleted({ cancelPairing }) {
        if (showResultNotice(cancelPairing, "Conexão cancelada.")) props.onCanceled();
      },
      onError: showError,
    });
  return (
    <BusyButton ref={focusContentOnUnmount} variant="outlined" isBusy={isBusy} onClick={cancel}>
      Cancelar
    </BusyButton>
  );
}
