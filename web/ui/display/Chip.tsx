import type { ReactNode } from "react";
import styles from "./Chip.module.css";

/** The meaning of a colour. proven: proven or done; on: chosen or under way; wrong: refused; quiet: waiting. */
export type Tone = "proven" | "on" | "doubt" | "wrong" | "quiet";

/** A word with its meaning as colour; the colour is never the only sign. */
export function Chip(props: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
  const { tone = "quiet", icon, children } = props;
  const surface = tone === "quiet" ? "on-page" : "";
  return <span className={`${styles.chip} ${styles[tone]} ${surface} tnum`}>{icon}{children}</span>;
}
