import { useEffect, useState } from "react";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import styles from "./FieldsForm.module.css";
import { useIdentityErrorNotice } from "./useIdentityErrorNotice.ts";

const WAIT = 60; // seconds from one letter to the next

/** Asks for one more letter, once the one before has had the time to arrive. */
export function ResendEmail(
  { label, send, isFirst = false }: {
    label: string;
    send: () => Promise<void>;
    /** No letter is on its way yet. */
    isFirst?: boolean;
  },
) {
  const refuse = useIdentityErrorNotice();
  const [seconds, setSeconds] = useState(isFirst ? 0 : WAIT);
  const [isBusy, setIsBusy] = useState(false);
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const ask = async () => {
    setIsBusy(true);
    try {
      await send();
      showNotice("E-mail enviado. Ele chega em alguns minutos.", { variant: "success" });
      setSeconds(WAIT);
    } catch (failure) {
      refuse(failure);
    }
    setIsBusy(false);
  };
  return (
    <>
      <BusyButton
        variant={isFirst ? "contained" : "outlined"}
        isBusy={isBusy}
        disabled={isWaiting}
        onClick={ask}
      >
        {label}
      </BusyButton>
      {isWaiting && <p className={styles.aside}>Dá para pedir outro em {seconds} s.</p>}
    </>
  );
}
