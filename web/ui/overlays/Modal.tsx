import { type ReactNode, useEffect, useState } from "react";
import {
  Dialog as AriaDialog,
  Heading,
  I18nProvider,
  Modal as AriaModal,
  ModalOverlay,
} from "react-aria-components";
import styles from "./Modal.module.css";

/**
 * Lies over the screen until it is closed: it holds the focus and returns it, and closes on Escape
 * and on a press beside it. A `ModalTitle` or `label` names it.
 */
export function Modal(props: {
  label?: string;
  /**
   * - `center`: in the middle.
   * - `sheet`: in the middle; on phones from below.
   * - `side`: at the right edge; on phones the whole screen.
   * - `edge`: below the top bar, at the right; on phones from below.
   * - `top`: hangs from above; on phones the whole screen.
   */
  place: "center" | "sheet" | "side" | "edge" | "top";
  className?: string | undefined;
  /** Returns whether a press beside it closes it. */
  closesOutside?: () => boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const { label, place, className = "", closesOutside = () => true } = props;
  useReturnedFocus();
  return (
    <I18nProvider locale="pt-BR">
      <ModalOverlay
        isOpen
        isDismissable
        shouldCloseOnInteractOutside={closesOutside}
        onOpenChange={(isOpen) => isOpen || props.onClose()}
        className={`${styles.backdrop} ${styles[place]}`}
      >
        <AriaModal className={`${styles.surface} ${className} on-card`}>
          <AriaDialog {...(label && { "aria-label": label })} className={styles.content ?? ""}>
            {props.children}
          </AriaDialog>
        </AriaModal>
      </ModalOverlay>
    </I18nProvider>
  );
}

/**
 * Returns the focus to where it came from. The library does so as the modal leaves the page; when that
 * follows an answer rather than a press, what lies behind is still inert then, and takes no focus.
 */
function useReturnedFocus() {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () =>
    queueMicrotask(() => {
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus();
    }), []);
}

/** The title, which names what it stands in. */
export const ModalTitle = (props: { className?: string; children: ReactNode }) => (
  <Heading slot="title" level={2} {...props} />
);
