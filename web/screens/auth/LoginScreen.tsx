import { Link, useLocation } from "react-router-dom";
import { paths } from "../../paths.ts";
import styles from "./FieldsForm.module.css";
import { LoginForm } from "./LoginForm.tsx";
import { SocialButtons } from "./SocialButtons.tsx";
import { typedEmail } from "./form_rules.ts";
import { useAfterSignIn } from "./useAfterSignIn.ts";

/** `/auth/login` */
export function LoginScreen() {
  const { search, state } = useLocation();
  const goOn = useAfterSignIn();
  return (
    <>
      <h1>Entre na sua conta</h1>
      <LoginForm email={typedEmail(state)} onDone={goOn} />
      <SocialButtons onDone={goOn} />
      <p className={styles.foot}>
        Ainda não tem conta? <Link to={paths.register + search}>Criar conta</Link>
      </p>
    </>
  );
}
