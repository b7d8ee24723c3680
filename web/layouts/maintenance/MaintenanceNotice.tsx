import { Construction } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Logo } from "../../ui/display/Logo.tsx";
import { useNow } from "../../ui/text/age.ts";
import { atTimeLabel } from "../../ui/text/clock.ts";
import { ANNOUNCED_MS, countdown } from "../../ui/text/countdown.ts";
import styles from "./MaintenanceNotice.module.css";
import type { ShownMaintenance } from "./MaintenanceWatch.tsx";

/** The bar before and during a maintenance; while the site is closed, its page over the screen. */
export function MaintenanceNotice({ maintenance }: { maintenance: ShownMaintenance }) {
  const { startsAt, endsAt, isFull, isPassing, message } = maintenance;
  const now = useNow();
  if (now >= endsAt || startsAt - now > ANNOUNCED_MS) return null;
  const end = atTimeLabel(new Date(endsAt).toISOString(), now).replace(/^às /, "");
  if (now >= startsAt && isFull && !isPassing) {
    return <ClosedPage message={message} end={end} />;
  }
  if (now >= startsAt) {
    return (
      <NoticeBar>
        <b>Em manutenção, até {end}.</b> {isPassing
          ? "Você trabalha como sempre; as outras pessoas, não."
          : "Dá para consultar tudo, mas nada pode ser mudado."} {message}
      </NoticeBar>
    );
  }
  return (
    <NoticeBar>
      <b>
        Manutenção <span role="timer" className="tnum">{countdown(startsAt, now)}</span>
      </b>
      , até {end}. {isFull ? "O site fica fechado." : "Dá para consultar, mas não para mudar nada."}
      {" "}
      As mensagens na fila esperam e saem depois. {message}
    </NoticeBar>
  );
}

/** The bar stands between the frame's bars and the screen, and stays in sight. */
function NoticeBar({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const added = document.createElement("div");
    added.className = styles.place!;
    document.getElementById("conteudo")?.before(added);
    setPlace(added);
    return () => added.remove();
  }, []);
  return place && createPortal(
    <section aria-label="Manutenção" className={styles.bar}>
      <Construction size={18} aria-hidden />
      <p>{children}</p>
    </section>,
    place,
  );
}

/** Covers the screen, which stays as it is behind it: what was typed is there again at the end. */
function ClosedPage({ message, end }: { message: string; end: string }) {
  const id = useId();
  const page = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = page.current!;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  return createPortal(
    <dialog
      ref={page}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-what`}
      className={styles.closed}
      onCancel={(event) => event.preventDefault()}
    >
      <Logo size={40} />
      <h1 id={`${id}-title`} tabIndex={-1} autoFocus>Em manutenção</h1>
      <p id={`${id}-what`}>
        {message} Voltamos até{" "}
        {end}. Esta tela continua sozinha quando terminar, com o que você escreveu. As mensagens na
        fila esperam e saem depois.
      </p>
    </dialog>,
    document.body,
  );
}
