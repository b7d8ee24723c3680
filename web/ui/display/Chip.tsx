import type { ReactNode } from "react";
import styles from "./Chip.module.css";

/** proven = proven or done, on = chosen or under way, doubt, wrong = refused, quiet = waiting. */
export type Tone = "proven" | "on" | "doubt" | "wrong" | "quiet";

/** A word with its meaning as colour; never the colour alone. */
export function Chip(props: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
  const { tone = "quiet", icon, children } = props;
  const ground = tone === "quiet" ? "on-page" : "";
  return <span className={`${styles.chip} ${styles[tone]} ${ground} tnum`}>{icon}{children}</span>;
}
