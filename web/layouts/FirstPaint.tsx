import styles from "./FirstPaint.module.css";

/** The app's bars where they will stand, until its code and its person are known. */
export function FirstPaint() {
  if (!location.pathname.startsWith("/app")) return null;
  return (
    <div aria-hidden="true">
      <div className={`${styles.top} on-card`} />
      <div className={`${styles.nav} on-side`} />
    </div>
  );
}
