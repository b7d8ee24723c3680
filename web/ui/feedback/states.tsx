import type { ReactNode } from "react";
import { Button } from "../buttons/Button.tsx";
import styles from "./states.module.css";

/** Stands where there is nothing to show: a sentence, and the next step. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.state}>
      <p>{children}</p>
      {action}
    </div>
  );
}

/** A failed request: what happened, a retry, and the id in the server's log. */
export function ErrorState(props: {
  /** "h1" if it replaces a whole screen. */
  heading: "h1" | "h2";
  title?: string | undefined;
  sentence: string;
  /** Identifies the request in the server's log; null if it did not reach the server. */
  requestId: string | null;
  onRetry: () => void;
}) {
  const Heading = props.heading;
  return (
    <div className={styles.state} role="alert">
      <Heading>{props.title ?? "Não deu certo desta vez"}</Heading>
      <p>{props.sentence}</p>
      <Button variant="outlined" onClick={props.onRetry}>Tentar de novo</Button>
      {props.requestId && <p className="small">Código para o suporte: {props.requestId}</p>}
    </div>
  );
}
