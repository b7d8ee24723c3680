import { useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import styles from "./OfferCards.module.css";

type LoadState = "loading" | "shown" | "failed";

/** A card that the server draws; its space is reserved while it loads. */
export function CardPicture(props: {
  url: string;
  width: number;
  height: number;
  alt: string;
}) {
  const [attempt, setAttempt] = useState(0);
  const key = `${props.url}#${attempt}`;
  const [loading, setLoading] = useState<{ key: string; state: LoadState }>();
  const state = loading?.key === key ? loading.state : "loading";
  return (
    <div className={styles.picture} style={{ aspectRatio: `${props.width} / ${props.height}` }}>
      {state !== "failed" && (
        <img
          key={key}
          src={props.url}
          width={props.width}
          height={props.height}
          alt={props.alt}
          decoding="async"
          onLoad={() => setLoading({ key, state: "shown" })}
          onError={() =>
            setLoading({ key, state: "failed" })}
        />
      )}
      {state === "loading" && <Skeleton height={48} />}
      {state === "failed" && (
        <div className={styles.failed} role="status">
          <p className="small">A arte não chegou. Confira a conexão.</p>
          <Button
            variant="outlined"
            size="small"
            onClick={() => setAttempt(attempt + 1)}
          >
            Tentar de novo
          </Button>
        </div>
      )}
    </div>
  );
}
