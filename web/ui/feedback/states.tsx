import type { ReactNode } from "react";
import { Button } from "../buttons/Button.tsx";
import styles from "./states.module.css";

/** Nothing here: one sentence, and the one next step. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.state}>
      <p>{children}</p>
      {action}
    </div>
  );
}

/** It did not work: what happened, trying again, and the number the operator looks up. */
export function ErrorState(props: {
  /** h1 where it stands for a whole screen. */
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
