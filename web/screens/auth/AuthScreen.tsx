import { useState } from "react";
import { useForm } from "react-hook-form";
import { focusContent } from "../../browser/accessibility.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Field, fieldProps } from "../../ui/forms/Field.tsx";
import styles from "./FieldsForm.module.css";
import { LoginForm } from "./LoginForm.tsx";
import { RegisterForm } from "./RegisterForm.tsx";
import { SocialButtons } from "./SocialButtons.tsx";
import { emailRules } from "./form_rules.ts";
import { useAfterSignIn } from "./useAfterSignIn.ts";

type Way = "login" | "register";

const titles: Record<Way, string> = { login: "Entre na sua conta", register: "Crie a sua conta" };

/**
 * `/auth/auth`: the e-mail first, then the person says whether they have an account. Nobody looks it
 * up: that would tell strangers.
 */
export function AuthScreen() {
  const goOn = useAfterSignIn();
  const [chosen, choose] = useState<{ way: Way; email: string } | null>(null);
  const [email, keepEmail] = useState("");
  if (!chosen) {
    const go = (way: Way, email: string) => {
      keepEmail(email);
      choose({ way, email });
    };
    return <WhoAreYou email={email} onChosen={go} onDone={goOn} />;
  }
  const goBack = () => {
    focusContent(); // the button goes
    choose(null);
  };
  const Form = chosen.way === "login" ? LoginForm : RegisterForm;
  return (
    <>
      <h1>{titles[chosen.way]}</h1>
      <Form email={chosen.email} onDone={goOn} />
      <p className={styles.foot}>
        <Button onClick={goBack}>Voltar</Button>
      </p>
    </>
  );
}

function WhoAreYou(props: {
  email: string;
  onChosen: (way: Way, email: string) => void;
  onDone: () => Promise<void>;
}) {
  const { register, handleSubmit, formState: { errors } } = useForm({
    defaultValues: { email: props.email },
  });
  const go = (way: Way) => handleSubmit(({ email }) => props.onChosen(way, email));
  return (
    <>
      <h1>Entre ou crie a sua conta</h1>
      <form className={styles.form} onSubmit={go("login")} noValidate>
        <Field
          label="E-mail"
          type="email"
          autoComplete="username"
          {...fieldProps(register("email", emailRules), errors.email)}
        />
        <Button type="submit" variant="contained">Já tenho conta</Button>
        <Button variant="outlined" onClick={go("register")}>Criar conta</Button>
      </form>
      <SocialButtons onDone={props.onDone} />
    </>
  );
}
