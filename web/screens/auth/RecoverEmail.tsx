import { Link } from "react-router-dom";
import { identity } from "../../identity/current.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { AuthNote } from "./AuthNote.tsx";
import { LinkProblem, Working } from "./LinkProblem.tsx";
import { useOutcome } from "./useOutcome.ts";

/** `mode=recoverEmail`: somebody changed the account's e-mail, and it was not them. */
export function RecoverEmail({ code }: { code: string }) {
  const outcome = useOutcome(() => identity.recoverEmail(code));
  if (outcome.state === "working") return <Working title="Desfazendo a troca de e-mail" />;
  if (outcome.state === "failed") return <LinkProblem {...outcome} />;
  const { email } = outcome.answer;
  return (
    <AuthNote
      title="Troca desfeita"
      text={
        <>
          O e-mail da conta voltou a ser{" "}
          <b>{email}</b>. Se não foi você que pediu a troca, alguém pode saber a sua senha: escolha
          outra.
        </>
      }
    >
      <Button variant="contained" component={Link} to={paths.forgotPassword} state={{ email }}>
        Trocar a senha
      </Button>
    </AuthNote>
  );
}
