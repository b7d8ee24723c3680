import styles from "./ProgressBar.module.css";

/** A progress bar; `share` from 0 to 1. */
export const ProgressBar = ({ label, share }: { label: string; share: number }) => (
  <progress className={styles.bar} aria-label={label} max={1} value={share} />
);
