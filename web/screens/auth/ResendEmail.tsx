import { useEffect, useState } from "react";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import styles from "./Auth.module.css";
import { showIdentityError } from "./auth_form.tsx";

const WAIT = 60; // seconds from one e-mail to the next

/** A button that requests another e-mail, once the previous one had time to arrive. */
export function ResendEmail(
  { label, send, isFirst = false }: {
    label: string;
    send: () => Promise<void>;
    /** No e-mail was sent before, so there is no wait. */
    isFirst?: boolean;
  },
) {
  const [seconds, setSeconds] = useState(isFirst ? 0 : WAIT);
  const [isBusy, setIsBusy] = useState(false);
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const resend = async () => {
    setIsBusy(true);
    try {
      await send();
      showNotice("E-mail enviado. Ele chega em alguns minutos.", { variant: "success" });
      setSeconds(WAIT);
    } catch (error) {
      showIdentityError(error);
    }
    setIsBusy(false);
  };
  return (
    <>
      <BusyButton
        variant={isFirst ? "contained" : "outlined"}
        isBusy={isBusy}
        disabled={isWaiting}
        onClick={resend}
      >
        {label}
      </BusyButton>
      {isWaiting && <p className={styles.aside}>Dá para pedir outro em {seconds} s.</p>}
    </>
  );
}
