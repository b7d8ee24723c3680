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

/** How one connects an account: WhatsApp first, as most do; folded away where one is connected. */
export function ConnectMessenger(
  props: {
    isMore: boolean;
    /** The platform lends a number, and it is not used yet. */
    mayBorrow: boolean;
    onConnected: () => void;
  },
) {
  const [wantsTelegram, setWantsTelegram] = useState(false);
  const toTelegram = !wantsTelegram && (
    <Button
      ref={focusContentOnUnmount}
      variant="outlined"
      onClick={() => setWantsTelegram(true)}
    >
      {props.isMore ? "Conectar um bot do Telegram" : "Usar o Telegram"}
    </Button>
  );
  const toNumber = props.mayBorrow && (
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
          {toNumber}
          {toTelegram}
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
              {toNumber}
              {toTelegram}
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
