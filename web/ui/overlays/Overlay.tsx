import { X } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { IconButton } from "../buttons/Button.tsx";
import { Modal } from "./Modal.tsx";
import styles from "./Overlay.module.css";

/** Closes the overlay, then calls `next`, whose navigation starts at the screen below. */
export type Close = (next?: () => void) => void;

/** A part of the app's navigation over the screen; going back closes it. */
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

/** The title of an overlay and its close button. */
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

/**
 * Adds an entry to the browser's history: going back closes the overlay, and closing it goes back. The
 * router is not notified, because it would take the entry for a change of screen; its own `idx` is
 * increased, so that it stays correct.
 */
function useCloseOnBack(onClose: () => void): Close {
  const next = useRef<() => void>(undefined);
  const isClosing = useRef(false);
  const closed = useEffectEvent(onClose);
  useEffect(() => {
    history.pushState({ ...history.state, idx: (history.state?.idx ?? 0) + 1 }, "");
    const onPop = (event: Event) => {
      event.stopImmediatePropagation();
      forget();
      closed();
      next.current?.();
    };
    const forget = () => removeEventListener("popstate", onPop, true);
    addEventListener("popstate", onPop, true); // before the router's own listener
    return forget;
  }, []);
  return (then) => {
    if (isClosing.current) return; // a second click would go back twice
    isClosing.current = true;
    next.current = then;
    history.back();
  };
}

/** Handles a click on a link in an overlay: closes the overlay before `follow` navigates. */
export function followAfterClose(event: MouseEvent, close: Close, follow: () => void) {
  const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey ||
    event.altKey; // in another tab or window
  if (opensElsewhere) return;
  event.preventDefault();
  close(follow);
}
