import { useState } from "react";
import styles from "./Avatar.module.css";

/** A person's photo, or their initials if there is none or it fails to load. Decorative: the name stands beside it. */
export function Avatar(
  { name, photoUrl, size }: { name: string; photoUrl: string | null | undefined; size: number },
) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span
      className={styles.avatar}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.38) }}
      aria-hidden="true"
    >
      {photoUrl && photoUrl !== broken
        ? <img src={photoUrl} alt="" decoding="async" onError={() => setBroken(photoUrl)} />
        : initials(name)}
    </span>
  );
}

/** First letters of the first and the last word. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => word?.[0] ?? "");
  return letters.join("").toUpperCase();
}
