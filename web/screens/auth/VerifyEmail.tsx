import { useState } from "react";
import { Link } from "react-router-dom";
import { identity } from "../../identity/current.ts";
import { loginPath, paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { AuthNote } from "./AuthNote.tsx";
import { ResendEmail } from "./ResendEmail.tsx";
import { LinkProblem, Working } from "./LinkProblem.tsx";
import { takeReturnPath } from "./return_path.ts";
import { useOutcome } from "./useOutcome.ts";

/** `mode=verifyEmail`: the e-mail of the account, or a new one, is proven to be theirs. */
export function VerifyEmail({ code }: { code: string }) {
  const outcome = useOutcome(() => identity.verifyEmail(code));
  if (outcome.state === "working") return <Working title="Confirmando o seu e-mail" />;
  if (outcome.state === "failed") return <LinkProblem {...outcome} next={<AnotherLetter />} />;
  return <Confirmed />;
}

function Confirmed() {
  const [back] = useState(takeReturnPath); // not before: another letter may be needed
  return (
    <AuthNote
      title="E-mail confirmado"
      text="Pronto: a partir de agora você pode enviar ofertas aos seus grupos."
    >
      <Button variant="contained" component={Link} to={back}>Continuar</Button>
    </AuthNote>
  );
}

/** Only whoever is signed in can ask for one. */
function AnotherLetter() {
  const session = useOutcome(identity.session);
  if (session.state === "working") return null;
  if (session.state === "done" && session.answer) {
    return <ResendEmail isFirst label="Enviar outro e-mail" send={identity.sendVerification} />;
  }
  return (
    <Button variant="contained" component={Link} to={loginPath(paths.profile)}>
      Entrar e pedir outro e-mail
    </Button>
  );
}
