import { Link, useLocation } from "react-router-dom";
import { trialDays } from "../../browser/page_meta.ts";
import { paths } from "../../paths.ts";
import { headings } from "../../routing/headings.ts";
import styles from "./Auth.module.css";
import { RegisterForm } from "./RegisterForm.tsx";
import { SocialButtons } from "./SocialButtons.tsx";
import { emailInState } from "./auth_form.tsx";
import { useAfterSignIn } from "./useAfterSignIn.ts";

const { title, note } = headings[paths.register];

/** `/auth/register` */
export function RegisterScreen() {
  const { search, state } = useLocation();
  const goBack = useAfterSignIn();
  return (
    <>
      <h1>{title}</h1>
      <p className="small">{note(trialDays)}</p>
      <RegisterForm email={emailInState(state)} onDone={goBack} />
      <SocialButtons onDone={goBack} hasAcceptanceNote={false} />
      <p className={styles.foot}>
        Já tem conta? <Link to={paths.login + search}>Entrar</Link>
      </p>
    </>
  );
}
