import { Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./Alert.module.css";

const icons = { info: Info, warning: TriangleAlert };

/** An alert; announced when it appears. */
export function Alert(props: {
  severity: keyof typeof icons;
  /** A button to act on it. */
  action?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { severity, action } = props;
  const Icon = icons[severity];
  return (
    <div role="alert" className={`${styles.alert} ${styles[severity]} ${props.className ?? ""}`}>
      <Icon size={20} aria-hidden />
      <div>{props.children}</div>
      {action}
    </div>
  );
}
