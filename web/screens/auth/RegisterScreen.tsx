import { Link, useLocation } from "react-router-dom";
import { trialDays } from "../../browser/page_meta.ts";
import { paths } from "../../paths.ts";
import styles from "./FieldsForm.module.css";
import { RegisterForm } from "./RegisterForm.tsx";
import { SocialButtons } from "./SocialButtons.tsx";
import { typedEmail } from "./form_rules.ts";
import { useAfterSignIn } from "./useAfterSignIn.ts";

/** `/auth/register` */
export function RegisterScreen() {
  const { search, state } = useLocation();
  const goOn = useAfterSignIn();
  return (
    <>
      <h1>Crie a sua conta</h1>
      <p className="small">{trialDays} dias de teste, sem cartão.</p>
      <RegisterForm email={typedEmail(state)} onDone={goOn} />
      <SocialButtons onDone={goOn} isNoted />
      <p className={styles.foot}>
        Já tem conta? <Link to={paths.login + search}>Entrar</Link>
      </p>
    </>
  );
}
