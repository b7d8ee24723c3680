import { X } from "lucide-react";
import { type ReactNode } from "react";
import { IconButton } from "../buttons/Button.tsx";
import { Modal } from "./Modal.tsx";
import styles from "./Overlay.module.css";
import { type Close, useCloseOnBack } from "./useCloseOnBack.ts";

/** A part of the app's navigation over the screen, which the way back closes, too. */
export function Overlay(props: {
  label: string;
  place: "edge" | "top";
  onClose: () => void;
  children: (close: Close) => ReactNode;
}) {
  const close = useCloseOnBack(props.onClose);
  return (
    <Modal label={props.label} place={props.place} onClose={close}>
      {props.children(close)}
    </Modal>
  );
}

/** An overlay's title, and the button that closes it. */
export const OverlayHeader = (
  props: { title: string; children?: ReactNode; onClose: () => void },
) => (
  <div className={styles.head}>
    <h2>{props.title}</h2>
    {props.children}
    <IconButton aria-label="Fechar" onClick={props.onClose}>
      <X size={20} />
    </IconButton>
  </div>
);
