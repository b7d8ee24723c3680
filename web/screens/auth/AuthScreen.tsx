import { useState } from "react";
import { useForm } from "react-hook-form";
import { focusContent } from "../../browser/accessibility.ts";
import { paths } from "../../paths.ts";
import { headings } from "../../routing/headings.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { fieldProps } from "../../ui/forms/Field.tsx";
import styles from "./Auth.module.css";
import { LoginForm } from "./LoginForm.tsx";
import { RegisterForm } from "./RegisterForm.tsx";
import { SocialButtons } from "./SocialButtons.tsx";
import { EmailField, emailRules } from "./auth_form.tsx";
import { useAfterSignIn } from "./useAfterSignIn.ts";

const steps = {
  login: { title: headings[paths.login].title, Form: LoginForm },
  register: { title: headings[paths.register].title, Form: RegisterForm },
};

type Step = keyof typeof steps;

/**
 * `/auth/auth`: the e-mail first, then the person chooses whether they have an account. The server is
 * not asked: its answer would show strangers whether an account exists.
 */
export function AuthScreen() {
  const goBack = useAfterSignIn();
  const [step, setStep] = useState<Step | null>(null);
  const [email, setEmail] = useState("");
  if (!step) {
    const choose = (chosen: Step, typed: string) => {
      setEmail(typed);
      setStep(chosen);
    };
    return <EmailStep email={email} onChosen={choose} onDone={goBack} />;
  }
  const startOver = () => {
    focusContent(); // the pressed button disappears
    setStep(null);
  };
  const { title, Form } = steps[step];
  return (
    <>
      <h1>{title}</h1>
      <Form email={email} onDone={goBack} />
      <p className={styles.foot}>
        <Button onClick={startOver}>Voltar</Button>
      </p>
    </>
  );
}

function EmailStep(props: {
  email: string;
  onChosen: (step: Step, email: string) => void;
  onDone: () => Promise<void>;
}) {
  const { register, handleSubmit, formState: { errors } } = useForm({
    defaultValues: { email: props.email },
  });
  const choose = (step: Step) => handleSubmit(({ email }) => props.onChosen(step, email));
  return (
    <>
      <h1>{headings[paths.combined].title}</h1>
      <form className={styles.form} onSubmit={choose("login")} noValidate>
        <EmailField {...fieldProps(register("email", emailRules), errors.email)} />
        <Button type="submit" variant="contained">Já tenho conta</Button>
        <Button variant="outlined" onClick={choose("register")}>Criar conta</Button>
      </form>
      <SocialButtons onDone={props.onDone} />
    </>
  );
}
