import { renderSVG } from "uqr";
import { Button } from "../ui/buttons/Button.tsx";
import styles from "./QrCode.module.css";

/** A link as a QR code to scan or download: dark on white in every theme, so that cameras read it. */
export function QrCode({ url, shown }: { url: string; shown: string }) {
  const svg = renderSVG(url, { ecc: "M", border: 4, blackColor: "#000", whiteColor: "#fff" });
  const source = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return (
    <div className={styles.qr}>
      <img src={source} alt={`QR code de ${shown}`} width={200} height={200} />
      <Button size="small" component="a" href={source} download="qr-code.svg">
        Baixar QR code
      </Button>
    </div>
  );
}
