import { type ReactNode } from "react";
import { Button } from "../buttons/Button.tsx";
import styles from "./Dialog.module.css";
import { Modal, ModalTitle } from "./Modal.tsx";

/** A dialog in the middle of the screen. */
export const Dialog = (props: {
  title: string;
  /** Whether only screen readers get the title. */
  isTitleHidden?: boolean;
  /** Default: as wide as its content, up to 600 px. */
  width?: "small" | "medium" | "large";
  /** Whether it takes the whole screen on phones. */
  fillsPhone?: boolean;
  className?: string | undefined;
  onClose: () => void;
  /** A `DialogContent` and `DialogActions`, or a form around them. */
  children: ReactNode;
}) => (
  <Modal
    place="center"
    className={[
      styles.dialog,
      props.width && styles[props.width],
      props.fillsPhone && styles.fillsPhone,
      props.className,
    ].filter(Boolean).join(" ")}
    onClose={props.onClose}
  >
    <ModalTitle className={props.isTitleHidden ? "sr-only" : styles.title ?? ""}>
      {props.title}
    </ModalTitle>
    {props.children}
  </Modal>
);

/** The content of a dialog; it scrolls. */
export const DialogContent = (props: { className?: string | undefined; children: ReactNode }) => (
  <div className={`${styles.content} ${props.className ?? ""}`}>{props.children}</div>
);

/** The buttons at the end of a dialog. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);

/** Confirms an action with consequences; the button that stays is the filled one. */
export const ConfirmDialog = (props: {
  title: string;
  children: ReactNode;
  stay: string;
  goOn: string;
  onStay: () => void;
  onGoOn: () => void;
}) => (
  <Dialog title={props.title} onClose={props.onStay}>
    <DialogContent>
      <p>{props.children}</p>
    </DialogContent>
    <DialogActions>
      <Button variant="outlined" onClick={props.onGoOn}>{props.goOn}</Button>
      <Button variant="contained" onClick={props.onStay}>{props.stay}</Button>
    </DialogActions>
  </Dialog>
);
