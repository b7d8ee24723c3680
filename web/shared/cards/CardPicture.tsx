import { useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import styles from "./Cards.module.css";

type Loading = "underWay" | "shown" | "failed";

/** A card as the server draws it; while it does, its room is kept. */
export function CardPicture(props: { url: string; width: number; height: number; alt: string }) {
  const [attempt, setAttempt] = useState(0);
  const key = `${props.url}#${attempt}`;
  const [loading, setLoading] = useState<{ key: string; state: Loading }>();
  const state = loading?.key === key ? loading.state : "underWay";
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
      {state === "underWay" && <Skeleton height={48} />}
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
