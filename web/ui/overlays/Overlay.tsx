import { X } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { IconButton } from "../buttons/Button.tsx";
import styles from "./Overlay.module.css";
import { type Close, useCloseOnBack } from "./useCloseOnBack.ts";

/**
 * Something over the screen, by the browser's own dialog: the focus stays within, Escape, a click
 * beside it and the way back close it, and the focus returns to where it was.
 */
export function Overlay(props: {
  label: string;
  /** from below (on wide screens from the right edge), or hanging from above. */
  place: "edge" | "top";
  onClose: () => void;
  children: (close: Close) => ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useCloseOnBack(props.onClose);
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    return () => element.close(); // while it is still there, so that the focus goes back
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={props.label}
      className={`${styles.overlay} ${styles[props.place]} on-card`}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className={styles.content}>{props.children(close)}</div>
    </dialog>
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
