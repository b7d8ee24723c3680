import { ImageOff } from "lucide-react";
import { useState } from "react";
import styles from "./ProductPhoto.module.css";

/** The shop's picture of a product, or an icon if there is none or it fails to load. */
export function ProductPhoto({ url, shape }: { url: string | null; shape: "square" | "wide" }) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <div className={`${styles.photo} ${styles[shape]}`}>
      {url && broken !== url
        ? (
          <img
            src={url}
            alt=""
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
            onError={() => setBroken(url)}
          />
        )
        : <ImageOff aria-hidden />}
    </div>
  );
}
