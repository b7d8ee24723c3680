import { Link, useLocation } from "react-router-dom";
import { paths } from "../../paths.ts";
import { headings } from "../../routing/headings.ts";
import styles from "./Auth.module.css";
import { LoginForm } from "./LoginForm.tsx";
import { SocialButtons } from "./SocialButtons.tsx";
import { emailInState } from "./auth_form.tsx";
import { useAfterSignIn } from "./useAfterSignIn.ts";

/** `/auth/login` */
export function LoginScreen() {
  const { search, state } = useLocation();
  const goBack = useAfterSignIn();
  return (
    <>
      <h1>{headings[paths.login].title}</h1>
      <LoginForm email={emailInState(state)} onDone={goBack} />
      <SocialButtons onDone={goBack} />
      <p className={styles.foot}>
        Ainda não tem conta? <Link to={paths.register + search}>Criar conta</Link>
      </p>
    </>
  );
}
