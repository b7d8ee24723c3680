import { Link, useLocation } from "react-router-dom";
import { paths } from "../../paths.ts";
import styles from "./FieldsForm.module.css";
import { RegisterForm } from "./RegisterForm.tsx";
import { useAfterSignIn } from "./useAfterSignIn.ts";

/** `/auth/register` */
export function RegisterScreen() {
  const { search } = useLocation();
  return (
    <>
      <h1>Crie a sua conta</h1>
      <p className="small">7 dias de teste, sem cartão.</p>
      <RegisterForm onDone={useAfterSignIn()} />
      <p className={styles.foot}>
        Já tem conta? <Link to={paths.login + search}>Entrar</Link>
      </p>
    </>
  );
}
