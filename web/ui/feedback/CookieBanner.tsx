import { Button } from "../buttons/Button.tsx";
import styles from "./CookieBanner.module.css";

/**
 * Asks for consent, with two equal answers: a strip in the page's flow that sticks to the window's
 * end, and in the app a card. `hidden` on the public pages, whose script shows it and handles its
 * buttons.
 */
export function CookieBanner(props: {
  privacyPath: string;
  hidden?: boolean;
  /** In the app, where phones have a docked navigation below it. */
  isInApp?: boolean;
  onAnswer?: (isAccepted: boolean) => void;
}) {
  const { privacyPath, hidden, isInApp = false, onAnswer } = props;
  return (
    <section
      id="cookies"
      aria-label="Aviso de cookies"
      className={`${styles.banner} ${isInApp ? styles.inApp : styles.strip} on-card`}
      hidden={hidden}
    >
      <div className={styles.content}>
        <p>
          Usamos só o necessário. Posso guardar cópias para abrir sem conexão?{" "}
          <a href={privacyPath}>Privacidade</a>
        </p>
        <Button variant="outlined" value="necessary" onClick={() => onAnswer?.(false)}>
          Só o necessário
        </Button>
        <Button variant="outlined" value="accepted" onClick={() => onAnswer?.(true)}>
          Pode guardar
        </Button>
      </div>
    </section>
  );
}
