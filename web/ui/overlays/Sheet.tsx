import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { hasUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { IconButton } from "../buttons/Button.tsx";
import { Modal, ModalTitle } from "./Modal.tsx";
import styles from "./Sheet.module.css";

/**
 * Something to do over a list: from below on phones, in the middle on wide screens. What is long,
 * `isTall`, fills the phone's screen and the wide one's right side.
 */
export const Sheet = (props: {
  title: string;
  note?: ReactNode;
  isTall?: boolean;
  /** A `SheetBody`, and a `SheetFoot` where there is something to press. */
  children: ReactNode;
  onClose: () => void;
}) => (
  <Modal
    place={props.isTall ? "side" : "sheet"}
    className={props.isTall ? styles.tall : undefined}
    closesOutside={() => !hasUnsavedChanges()} // a press beside it is soon made by mistake
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

/** What the sheet holds; it scrolls. */
export const SheetBody = ({ children }: { children: ReactNode }) => (
  <div className={styles.body}>{children}</div>
);

/** The buttons at the sheet's end; they stand still, within the thumb's reach. */
export const SheetFoot = ({ children }: { children: ReactNode }) => (
  <div className={styles.foot}>{children}</div>
);

/** A part of a sheet, under a title of its own. */
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
