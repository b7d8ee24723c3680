import { TriangleAlert } from "lucide-react";
import { focusContent } from "../../browser/accessibility.ts";
import { publicPaths } from "../../paths.ts";
import { legal } from "../../public/legal.ts";
import { useSendVerification } from "../../shared/account/useSendVerification.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { dayAndClockLabel } from "../../ui/text/clock.ts";
import { Bar } from "./Bar.tsx";

/** A notice that stands on every screen. */
export type Notice =
  | { readonly about: "deletion"; readonly deletesAt: string }
  | {
    readonly about: "payment";
    /** When sending pauses, or paused; none: it is paused. */
    readonly pausesAt: string | null | undefined;
  }
  | { readonly about: "documents" }
  | { readonly about: "email"; readonly email: string; readonly onDismiss: () => void };

/** The bar for a notice; loaded on demand, since few people have one. */
export function NoticeBar({ notice }: { notice: Notice }) {
  if (notice.about === "deletion") return <DeletionBar deletesAt={notice.deletesAt} />;
  if (notice.about === "payment") return <PaymentBar pausesAt={notice.pausesAt} />;
  if (notice.about === "documents") return <DocumentsBar />;
  return <VerifyBar email={notice.email} onDismiss={notice.onDismiss} />;
}

/** Says when the account will be deleted; the button cancels it. */
function DeletionBar({ deletesAt }: { deletesAt: string }) {
  const [runAction, isBusy] = useMutationAction();
  const cancel = async () =>
    await (await import("../../shared/account/cancel_deletion.ts")).cancelDeletion();
  return (
    <Bar
      label="Exclusão da conta"
      actions={
        <BusyButton
          variant="outlined"
          size="small"
          isBusy={isBusy}
          onClick={() => runAction(cancel, focusContent)}
        >
          Cancelar exclusão
        </BusyButton>
      }
    >
      <TriangleAlert size={18} aria-hidden />
      Sua conta será excluída em {dayAndClockLabel(deletesAt)}.
    </Bar>
  );
}

/** Says that a payment is late and when sending pauses; the button opens the vendor's page. */
function PaymentBar({ pausesAt }: { pausesAt: string | null | undefined }) {
  const [runAction, isBusy] = useMutationAction();
  const pay = async () => await (await import("../../shared/account/pay_late.ts")).payLate();
  const isPaused = !pausesAt || Date.parse(pausesAt) <= Date.now();
  return (
    <Bar
      label="Pagamento em atraso"
      actions={
        <BusyButton
          variant="outlined"
          size="small"
          isBusy={isBusy}
          onClick={() => runAction(pay)}
        >
          Pagar agora
        </BusyButton>
      }
    >
      <TriangleAlert size={18} aria-hidden />
      {isPaused
        ? "O pagamento da sua assinatura não chegou: seus envios estão em pausa. Nada foi apagado."
        : `O pagamento da sua assinatura não passou. Seus envios pausam em ${
          dayAndClockLabel(pausesAt)
        }; nada é apagado.`}
    </Bar>
  );
}

/** Asks to accept the current versions of the terms and the privacy policy. */
function DocumentsBar() {
  const [runAction, isBusy] = useMutationAction();
  const accept = async () => {
    const { acceptDocuments } = await import("../../shared/account/accept_documents.ts");
    const { terms, privacy } = legal;
    return await acceptDocuments({ terms: terms.version, privacy: privacy.version });
  };
  return (
    <Bar
      label="Termos e privacidade"
      actions={
        <BusyButton
          variant="outlined"
          size="small"
          isBusy={isBusy}
          onClick={() => runAction(accept, focusContent)}
        >
          Aceitar
        </BusyButton>
      }
    >
      Leia e aceite a versão atual dos <a href={publicPaths.terms} target="_blank">Termos de uso</a>
      {" "}
      ({legal.terms.version}) e da <a href={publicPaths.privacy} target="_blank">Privacidade</a>
      {" "}
      ({legal.privacy.version}).
    </Bar>
  );
}

/** Asks to confirm the e-mail, says why, and sends the confirmation email. */
function VerifyBar({ email, onDismiss }: { email: string; onDismiss: () => void }) {
  const { sentAt, send, isBusy } = useSendVerification(email);
  const isSent = sentAt !== null;
  return (
    <Bar
      label="Confirmar e-mail"
      actions={
        <>
          <BusyButton
            variant="outlined"
            size="small"
            isBusy={isBusy}
            onClick={send}
          >
            {isSent ? "Enviar outro" : "Enviar e-mail"}
          </BusyButton>
          <Button
            size="small"
            onClick={() => {
              focusContent(); // the button goes
              onDismiss();
            }}
          >
            Agora não
          </Button>
        </>
      }
    >
      <span role="status">
        {isSent
          ? `E-mail enviado para ${email}. Abra o link dele; não chegou, olhe no spam.`
          : `Confirme que ${email} é seu para enviar aos grupos.`}
      </span>
    </Bar>
  );
}
