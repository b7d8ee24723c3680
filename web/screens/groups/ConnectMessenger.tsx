import { Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { focusContentOnUnmount } from "../../browser/accessibility.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./SessionCard.module.css";

const ConnectTelegram = lazyOnIdle(async () =>
  (await import("./ConnectTelegram.tsx")).ConnectTelegram
);
const UseNumberButton = lazyOnIdle(async () =>
  (await import("./UseNumberButton.tsx")).UseNumberButton
);

/** Connects an account: WhatsApp first, as most people do. With `isMore` only the buttons are shown. */
export function ConnectMessenger(
  props: {
    isMore: boolean;
    /** The platform shares a number that the person does not use yet. */
    canUseShared: boolean;
    onConnected: () => void;
  },
) {
  const [wantsTelegram, setWantsTelegram] = useState(false);
  const telegramButton = !wantsTelegram && (
    <Button
      ref={focusContentOnUnmount}
      variant="outlined"
      onClick={() => setWantsTelegram(true)}
    >
      {props.isMore ? "Conectar um bot do Telegram" : "Usar o Telegram"}
    </Button>
  );
  const sharedNumberButton = props.canUseShared && (
    <Suspense>
      <UseNumberButton onConnected={props.onConnected} />
    </Suspense>
  );
  const telegram = wantsTelegram && (
    <Suspense>
      <ConnectTelegram {...props} />
    </Suspense>
  );
  if (props.isMore) {
    return (
      <>
        <div className={styles.more}>
          <Button variant="outlined" component={Link} to={paths.connectWhatsApp}>
            Conectar outro WhatsApp
          </Button>
          {sharedNumberButton}
          {telegramButton}
        </div>
        {telegram}
      </>
    );
  }
  return (
    <>
      <Section title="Conecte por onde você envia">
        <EmptyState
          action={
            <div className={styles.more}>
              <Button variant="contained" component={Link} to={paths.connectWhatsApp}>
                Conectar meu WhatsApp
              </Button>
              {sharedNumberButton}
              {telegramButton}
            </div>
          }
        >
          As ofertas saem pelo seu número, ou por um bot seu no Telegram, nos grupos que você
          escolher.
        </EmptyState>
      </Section>
      {telegram}
    </>
  );
}
