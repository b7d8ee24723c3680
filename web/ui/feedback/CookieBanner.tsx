import styles from "./CookieBanner.module.css";

/**
 * Asks for consent, at the bottom of the page. `hidden` on the public pages, whose script shows it and
 * handles its button.
 */
export function CookieBanner(props: {
  privacyPath: string;
  hidden?: boolean;
  /** Whether phones have a docked navigation below it. */
  aboveDock?: boolean;
  onAccept?: () => void;
}) {
  const classes = [styles.banner, "on-card", props.aboveDock && styles.aboveDock];
  return (
    <section
      id="cookies"
      aria-label="Aviso de cookies"
      className={classes.filter(Boolean).join(" ")}
      hidden={props.hidden}
    >
      <p>
        Sem o seu aceite, guardamos só o necessário para funcionar. Com ele, também cópias para
        abrir sem conexão. <a href={props.privacyPath}>Privacidade</a>
      </p>
      <button type="button" className={styles.accept} onClick={props.onAccept}>Aceitar</button>
    </section>
  );
}
