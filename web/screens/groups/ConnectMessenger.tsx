import { ChevronRight, Plus, Smartphone } from "lucide-react";
import { Suspense, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { paths } from "../../paths.ts";
import { MessengerIcon } from "../../shared/sessions/MessengerName.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { Row, Rows } from "../../ui/lists/Row.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import styles from "./SessionCard.module.css";

const ConnectTelegram = lazyOnIdle(async () =>
  (await import("./ConnectTelegram.tsx")).ConnectTelegram
);
const UseNumberRow = lazyOnIdle(async () => (await import("./UseNumberRow.tsx")).UseNumberRow);

/** The one place to connect an account: each messenger, with what it needs. */
export function ConnectMessenger(
  props: {
    /** An account is connected already: the choice opens on request. */
    isMore: boolean;
    /** The most accounts of the plan, where it has no room for another; null: it has. */
    fullAt: number | null;
    /** The platform shares a number that the person does not use yet. */
    canUseShared: boolean;
    onConnected: () => void;
  },
) {
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(!props.isMore);
  const [wantsTelegram, setWantsTelegram] = useState(false);
  if (props.fullAt !== null) {
    return (
      <p className="small">
        Seu plano conecta até {countLabel(props.fullAt, "conta", "contas")}. Para outra, desconecte
        {" "}
        {props.fullAt === 1 ? "a de agora" : "uma delas"} ou{" "}
        <Link to={paths.profile}>veja os planos</Link>.
      </p>
    );
  }
  if (!isOpen) {
    return (
      <div>
        <Button
          variant="outlined"
          startIcon={<Plus size={18} />}
          onClick={() => setIsOpen(true)}
        >
          Conectar
        </Button>
      </div>
    );
  }
  return (
    <>
      <Section title={props.isMore ? "Conectar" : "Conecte por onde você envia"}>
        <p className={`small ${styles.lead}`}>
          {props.isMore
            ? "Os grupos de todas as contas ficam na mesma lista, e uma oferta pode ir a todos."
            : "As ofertas saem por aqui, nos grupos que você escolher."}
        </p>
        <Rows>
          <Row
            title="WhatsApp"
            icon={<MessengerIcon channel="WHATSAPP" />}
            note="Precisa do seu celular à mão, para ler um código."
            edge={<ChevronRight size={18} aria-hidden />}
            onOpen={() => navigate(paths.connectWhatsApp)}
          />
          <Row
            title="Telegram"
            icon={<MessengerIcon channel="TELEGRAM" />}
            note="Precisa de um bot seu, criado no @BotFather."
            edge={<ChevronRight size={18} aria-hidden />}
            onOpen={() => setWantsTelegram(true)}
          />
          {props.canUseShared && (
            <Suspense>
              <UseNumberRow icon={<Smartphone size={18} />} onConnected={props.onConnected} />
            </Suspense>
          )}
        </Rows>
      </Section>
      {wantsTelegram && (
        <Suspense>
          <ConnectTelegram isMore={props.isMore} onConnected={props.onConnected} />
        </Suspense>
      )}
    </>
  );
}
