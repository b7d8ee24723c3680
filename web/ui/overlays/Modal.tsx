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
 * The base of what lies over the screen: it traps the focus and returns it, and closes on Escape and
 * on a press outside. A `ModalTitle` or `label` names it.
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
  /** Returns whether a press outside closes it. */
  closesOutside?: () => boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const { label, place, className = "", closesOutside = () => true } = props;
  useFocusReturn();
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
 * Returns the focus to the opener. The library does so as the modal is removed, but if that follows a
 * response rather than a press, the page behind is still inert then and takes no focus.
 */
function useFocusReturn() {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () =>
    queueMicrotask(() => {
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus();
    }), []);
}

/** The title that names its modal. */
export const ModalTitle = (props: { className?: string; children: ReactNode }) => (
  <Heading slot="title" level={2} {...props} />
);
