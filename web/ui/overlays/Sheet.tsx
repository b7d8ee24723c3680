import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { hasUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { IconButton } from "../buttons/Button.tsx";
import { Dialog } from "./Dialog.tsx";
import styles from "./Sheet.module.css";

/**
 * Something to do over a list: from below on phones, in the middle on wide screens. What is long,
 * `isTall`, fills the phone's screen and the wide one's right side.
 */
export function Sheet(props: {
  title: string;
  note?: ReactNode;
  isTall?: boolean;
  /** A `SheetBody`, and a `SheetFoot` where there is something to press. */
  children: ReactNode;
  onClose: () => void;
}) {
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={(_, reason) => {
        // A tap beside it is soon made by mistake.
        if (reason !== "backdropClick" || !hasUnsavedChanges()) props.onClose();
      }}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      className={`${styles.sheet} ${props.isTall ? styles.tall : ""}`}
    >
      <div className={styles.head}>
        <div>
          <h2 id={titleId}>{props.title}</h2>
          {props.note && <p className="small">{props.note}</p>}
        </div>
        <IconButton aria-label="Fechar" onClick={props.onClose}>
          <X size={20} />
        </IconButton>
      </div>
      {props.children}
    </Dialog>
  );
}

/** What the sheet holds; it scrolls. */
export const SheetBody = ({ children }: { children: ReactNode }) => (
  <div className={styles.body}>{children}</div>
);

/** What one presses in the end; it stands still, within the thumb's reach. */
export const SheetFoot = ({ children }: { children: ReactNode }) => (
  <div className={styles.foot}>{children}</div>
);
