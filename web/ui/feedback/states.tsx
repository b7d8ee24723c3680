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
  sentence: string;
  requestId: string | null;
  onRetry: () => void;
}) {
  const Heading = props.heading;
  return (
    <div className={styles.state} role="alert">
      <Heading>Não deu certo desta vez</Heading>
      <p>{props.sentence}</p>
      <Button variant="outlined" onClick={props.onRetry}>Tentar de novo</Button>
      {props.requestId && <p className="small">Código do pedido: {props.requestId}</p>}
    </div>
  );
}
