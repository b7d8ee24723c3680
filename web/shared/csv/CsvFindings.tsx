import type { ReactNode } from "react";
import styles from "./Csv.module.css";

/** What a look at a file found, read out and moved into sight when it is there. */
export const CsvFindings = ({ children }: { children: ReactNode }) => (
  <div role="status" ref={show} className={styles.findings}>{children}</div>
);

/** A long text stands before it. */
const show = (findings: HTMLElement | null) => findings?.scrollIntoView({ block: "start" });

/** The first lines that are right. */
export const CsvReady = ({ children }: { children: ReactNode }) => (
  <ul className={styles.ready}>{children}</ul>
);
