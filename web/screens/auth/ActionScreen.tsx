import { Link, useSearchParams } from "react-router-dom";
import { paths } from "../../paths.ts";
import { FirstAdmin } from "./FirstAdmin.tsx";
import styles from "./FieldsForm.module.css";

/** `/auth/action`: what a link sent by the product asks for, by its `mode`. */
export function ActionScreen() {
  const [params] = useSearchParams();
  const code = params.get("oobCode");
  if (params.get("mode") === "firstAdmin" && code) return <FirstAdmin code={code} />;
  return (
    <>
      <h1>Este link não serve mais</h1>
      <p className={styles.form}>
        Ele está incompleto ou já foi usado. Peça outro e tente de novo.
      </p>
      <p className={styles.foot}>
        <Link to={paths.login}>Ir para a entrada</Link>
      </p>
    </>
  );
}
