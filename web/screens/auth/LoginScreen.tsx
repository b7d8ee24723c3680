import { Link, useLocation } from "react-router-dom";
import { paths } from "../../paths.ts";
import styles from "./FieldsForm.module.css";
import { LoginForm } from "./LoginForm.tsx";
import { useAfterSignIn } from "./useAfterSignIn.ts";

/** `/auth/login` */
export function LoginScreen() {
  const { search } = useLocation();
  return (
    <>
      <h1>Entre na sua conta</h1>
      <LoginForm onDone={useAfterSignIn()} />
      <p className={styles.foot}>
        Ainda não tem conta? <Link to={paths.register + search}>Criar conta</Link>
      </p>
    </>
  );
}
