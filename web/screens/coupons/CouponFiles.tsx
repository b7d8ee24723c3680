import { Download, Upload } from "lucide-react";
import { Button } from "../../ui/buttons/Button.tsx";
import styles from "./Coupons.module.css";

/** Coupons out to a spreadsheet, and in from one. */
export const CouponFiles = ({ onImport }: { onImport: () => void }) => (
  <div className={styles.files}>
    <Button size="small" startIcon={<Upload size={18} aria-hidden />} onClick={onImport}>
      Importar
    </Button>
    <Button
      size="small"
      component="a"
      href="/api/coupons.csv"
      download
      startIcon={<Download size={18} aria-hidden />}
    >
      Exportar
    </Button>
  </div>
);
