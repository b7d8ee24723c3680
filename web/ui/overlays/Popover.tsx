import { type ReactNode, useRef } from "react";
import { I18nProvider, Popover as AriaPopover } from "react-aria-components";
import styles from "./Popover.module.css";

/** A popover at its `anchor`; closes on Escape and on a press outside. */
export function Popover(props: {
  label: string;
  anchor: Element | null;
  align?: "start" | "end";
  onClose: () => void;
  children: ReactNode;
}) {
  const { label, align = "start", children } = props;
  return (
    <I18nProvider locale="pt-BR">
      <AriaPopover
        isOpen
        triggerRef={useRef(props.anchor)}
        placement={`bottom ${align}`}
        offset={4}
        aria-label={label}
        onOpenChange={(isOpen) => isOpen || props.onClose()}
        className={`${styles.surface} on-card`}
      >
        {children}
      </AriaPopover>
    </I18nProvider>
  );
}
