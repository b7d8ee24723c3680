import { Popover } from "../../../ui/overlays/Popover.tsx";
import styles from "./Unknown.module.css";

/** Says why a figure is not known, at the dash in its place. A module of its own loads when idle. */
export const WhyUnknown = (
  { reason, anchor, onClose }: { reason: string; anchor: Element | null; onClose: () => void },
) => (
  <Popover label="Por que não se sabe" anchor={anchor} onClose={onClose}>
    <p className={styles.reason}>{reason}</p>
  </Popover>
);
