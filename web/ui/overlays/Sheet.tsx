import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { hasUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { IconButton } from "../buttons/Button.tsx";
import { Modal, ModalTitle } from "./Modal.tsx";
import styles from "./Sheet.module.css";

/**
 * A sheet over a list: from below on phones, in the middle on wide screens. With `isTall` it fills the
 * phone's screen, and the right side of a wide one.
 */
export const Sheet = (props: {
  title: string;
  note?: ReactNode;
  isTall?: boolean;
  /** Whether a tall one has room for columns on wide screens. */
  isWide?: boolean;
  /** A `SheetBody`, and a `SheetFoot` if there are buttons. */
  children: ReactNode;
  onClose: () => void;
}) => (
  <Modal
    place={props.isTall ? "side" : "sheet"}
    className={props.isTall ? `${styles.tall} ${props.isWide ? styles.wide : ""}` : undefined}
    closesOutside={() => !hasUnsavedChanges()} // a press outside is an easy mistake
    onClose={props.onClose}
  >
    <div className={styles.head}>
      <div>
        <ModalTitle>{props.title}</ModalTitle>
        {props.note && <p className="small">{props.note}</p>}
      </div>
      <IconButton aria-label="Fechar" onClick={props.onClose}>
        <X size={20} />
      </IconButton>
    </div>
    {props.children}
  </Modal>
);

/** The content of a sheet; it scrolls. */
export const SheetBody = ({ children }: { children: ReactNode }) => (
  <div className={styles.body}>{children}</div>
);

/** The buttons of a sheet; they do not scroll. */
export const SheetFoot = ({ children }: { children: ReactNode }) => (
  <div className={styles.foot}>{children}</div>
);

/** A titled part of a sheet. */
export function SheetSection(props: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h3 id={id}>{props.title}</h3>
        {props.action}
      </div>
      {props.children}
    </section>
  );
}
