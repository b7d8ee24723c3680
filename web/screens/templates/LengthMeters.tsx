import type { MessagePreview } from "../../shared/useMessagePreview.ts";
import { numberLabel } from "../../ui/text/count.ts";
import { ProgressBar } from "../../ui/feedback/ProgressBar.tsx";
import styles from "./Templates.module.css";

const names = { TELEGRAM: "Telegram", WHATSAPP: "WhatsApp" };

/** How much of each messenger's room the message takes. */
export const LengthMeters = (props: { lengths: MessagePreview["lengths"]; hasImage: boolean }) => (
  <ul className={styles.meters}>
    {props.lengths.map(({ channel, length, text, caption }) => {
      const most = props.hasImage ? caption : text;
      const label = `${names[channel]}${props.hasImage ? ", com foto" : ""}`;
      return (
        <li key={channel}>
          <span className="small tnum">
            {label}: {numberLabel(length)} de {numberLabel(most)}
          </span>
          <ProgressBar label={label} share={Math.min(1, length / most)} />
        </li>
      );
    })}
  </ul>
);
