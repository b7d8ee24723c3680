import { ProgressBar } from "../../ui/feedback/ProgressBar.tsx";
import { numberLabel } from "../../ui/text/numbers.ts";
import type { MessagePreview } from "../offers/useMessagePreview.ts";
import styles from "./Wording.module.css";

const names = { TELEGRAM: "Telegram", WHATSAPP: "WhatsApp" };

/** The length of the message within each messenger's limit. */
export const LengthMeters = (props: {
  lengths: MessagePreview["lengths"];
  hasImage: boolean;
  /** What the text stands below, if that is not a photo. */
  word?: string;
}) => (
  <ul className={styles.meters}>
    {props.lengths.map(({ channel, length, text, caption }) => {
      const limit = props.hasImage ? caption : text;
      const label = `${names[channel]}${props.hasImage ? `, ${props.word ?? "com foto"}` : ""}`;
      return (
        <li key={channel}>
          <span className="small tnum">
            {label}: {numberLabel(length)} de {numberLabel(limit)}
          </span>
          <ProgressBar label={label} share={Math.min(1, length / limit)} />
        </li>
      );
    })}
  </ul>
);
