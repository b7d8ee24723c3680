import { type ReactNode, useId } from "react";
import styles from "./Section.module.css";

/** A card, named by its title or by `label`. */
export function Section(props: {
  title?: string;
  action?: ReactNode;
  label?: string;
  children: ReactNode;
}) {
  const { title, action, label, children } = props;
  const id = useId();
  return (
    <section
      className={`${styles.section} on-card`}
      aria-labelledby={title ? id : undefined}
      aria-label={label}
    >
      {title && (
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
