import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "./IconButton.tsx";
import styles from "./Overlay.module.css";

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
