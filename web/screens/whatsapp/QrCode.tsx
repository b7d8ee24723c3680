import { renderSVG } from "uqr";
import styles from "./WhatsApp.module.css";

/** Dark on white in every theme, with a quiet rim: cameras want it so. */
export function QrCode({ text }: { text: string }) {
  const svg = renderSVG(text, { ecc: "M", border: 4, blackColor: "#000", whiteColor: "#fff" });
  return (
    <img
      className={styles.qr}
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt="QR code para ler com o WhatsApp do celular"
      width={264}
      height={264}
    />
  );
}
