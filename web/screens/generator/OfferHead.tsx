import { Link2 } from "lucide-react";
import { focusContentOnUnmount } from "../../browser/accessibility.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import styles from "./OfferHead.module.css";

/** The title of an offer, beside the link that it is read from: the paste bar, once it is used. */
export function OfferHead(props: {
  /** Null: the offer has no link; undefined: it is not loaded yet. */
  address: string | null | undefined;
  action: { readonly label: string; readonly onPress: () => void };
}) {
  const { address, action } = props;
  return (
    <div className={styles.head} ref={focusContentOnUnmount}>
      <h1>Confira e envie</h1>
      <div className={`${styles.pasted} on-card`}>
        <Link2 size={18} aria-hidden />
        <span className={styles.address}>
          {address === undefined
            ? <Skeleton width="70%" />
            : address
            ? address.trim().replace(/^https?:\/\/(www\.)?/, "")
            : "Sem link"}
        </span>
        <Button size="small" onClick={action.onPress}>{action.label}</Button>
      </div>
    </div>
  );
}
