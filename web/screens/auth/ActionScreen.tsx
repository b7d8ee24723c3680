import { type ComponentType, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { identity } from "../../identity/current.ts";
import { loginPath, paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { FirstAdmin } from "./FirstAdmin.tsx";
import { ResendEmail } from "./ResendEmail.tsx";
import { ResetPassword } from "./ResetPassword.tsx";
import { LinkPending, LinkProblem, LinkResult, useOutcome } from "./link_outcome.tsx";
import { takeReturnPath } from "./useAfterSignIn.ts";

/** What a link does, by its `mode`; both providers use these names. */
const actions = new Map<string, ComponentType<{ code: string }>>([
  ["verifyEmail", VerifyEmail],
  ["verifyAndChangeEmail", VerifyEmail],
  ["resetPassword", ResetPassword],
  ["recoverEmail", RecoverEmail],
  ["firstAdmin", FirstAdmin],
]);

/** `/auth/action`: follows a link from an e-mail of the product or of Firebase. */
export function ActionScreen() {
  const [params] = useSearchParams();
  const code = params.get("oobCode");
  const Action = actions.get(params.get("mode") ?? "");
  return Action && code ? <Action key={code} code={code} /> : <LinkProblem code="malformed" />;
}

/** `mode=verifyEmail`: confirms the e-mail of the account, or a new one. */
function VerifyEmail({ code }: { code: string }) {
  const outcome = useOutcome(() => identity.verifyEmail(code));
  if (outcome.status === "pending") return <LinkPending title="Confirmando o seu e-mail" />;
  if (outcome.status === "failed") return <LinkProblem {...outcome} next={<AnotherEmail />} />;
  return <Verified />;
}

function Verified() {
  const [path] = useState(takeReturnPath); // not earlier: another e-mail's link may need it
  return (
    <LinkResult
      title="E-mail confirmado"
      text="Pronto: a partir de agora você pode enviar ofertas aos seus grupos."
    >
      <Button variant="contained" component={Link} to={path}>Continuar</Button>
    </LinkResult>
  );
}

/** Sends another e-mail to the signed-in person; a guest signs in first. */
function AnotherEmail() {
  const session = useOutcome(identity.session);
  if (session.status === "pending") return null;
  if (session.status === "done" && session.result) {
    return <ResendEmail isFirst label="Enviar outro e-mail" send={identity.sendVerification} />;
  }
  return (
    <Button variant="contained" component={Link} to={loginPath(paths.profile)}>
      Entrar e pedir outro e-mail
    </Button>
  );
}

/** `mode=recoverEmail`: undoes a change of the account's e-mail that its owner did not make. */
function RecoverEmail({ code }: { code: string }) {
  const outcome = useOutcome(() => identity.recoverEmail(code));
  if (outcome.status === "pending") return <LinkPending title="Desfazendo a troca de e-mail" />;
  if (outcome.status === "failed") return <LinkProblem {...outcome} />;
  const { email } = outcome.result;
  return (
    <LinkResult
      title="Troca desfeita"
      text={
        <>
          O e-mail da conta voltou a ser{" "}
          <b>{email}</b>. Escolha outra senha para entrar: quem pediu a troca pode saber a antiga.
        </>
      }
    >
      <Button variant="contained" component={Link} to={paths.forgotPassword} state={{ email }}>
        Trocar a senha
      </Button>
    </LinkResult>
  );
}
