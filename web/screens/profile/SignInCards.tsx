import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { SignInCards_viewer$key } from "../../__generated__/SignInCards_viewer.graphql.ts";
import { identity } from "../../identity/current.ts";
import { identityFailureMessage } from "../../identity/failures.ts";
import { IdentityFailure, type Person } from "../../identity/identity.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { ErrorState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { EmailCard } from "./EmailCard.tsx";
import { PasswordCard } from "./PasswordCard.tsx";
import styles from "./Profile.module.css";

/** E-mail and password; only the identity provider knows whether there is a password. */
export function SignInCards(props: { viewer: SignInCards_viewer$key; onChanged: () => void }) {
  const { email } = useFragment(
    graphql`
      fragment SignInCards_viewer on Viewer {
        email
      }
    `,
    props.viewer,
  );
  const { person, problem, retry } = usePerson();
  if (problem) {
    return (
      <Section label="Como você entra">
        <ErrorState heading="h2" sentence={problem} requestId={null} onRetry={retry} />
      </Section>
    );
  }
  if (!person) {
    return ["E-mail a caminho", "Senha a caminho"].map((label) => (
      <Section key={label} label={label}>
        <Skeleton height={96} />
      </Section>
    ));
  }
  return (
    <>
      <EmailCard email={email} hasPassword={person.hasPassword} />
      {person.hasPassword
        ? <PasswordCard email={email} onChanged={props.onChanged} />
        : <SetPasswordCard email={email} />}
    </>
  );
}

/** For a person who signs in with Google or Apple: the reset e-mail sets a first password. */
function SetPasswordCard({ email }: { email: string }) {
  const [isSent, setSent] = useState(false);
  const [runAction, isBusy] = useMutationAction();
  const send = () => identity.sendReset(email).then(() => null, identityFailureMessage);
  return (
    <Section title="Senha">
      <div className={styles.stack}>
        <p className="small" role="status">
          {isSent
            ? `E-mail enviado para ${email}. Abra o link dele e escolha a senha.`
            : "Você entra com Google ou Apple, sem senha daqui. Se quiser uma também, mandamos um e-mail com o link para escolhê-la."}
        </p>
        <BusyButton
          variant="outlined"
          isBusy={isBusy}
          onClick={() => runAction(send, () => setSent(true))}
        >
          {isSent ? "Enviar outro e-mail" : "Definir uma senha"}
        </BusyButton>
      </div>
    </Section>
  );
}

type PersonState = { readonly person: Person | null; readonly problem: string | null };

/** Returns the person as the identity provider knows them; both fields are null while it loads. */
function usePerson(): PersonState & { retry: () => void } {
  const [state, setState] = useState<PersonState>({ person: null, problem: null });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isUnmounted = false;
    setState({ person: null, problem: null });
    identity.session().then((person) => {
      // The provider's own session can end before the product's, as when page data is cleared.
      if (!person) throw new IdentityFailure("requires-recent-login");
      return person;
    }).then(
      (person) => isUnmounted || setState({ person, problem: null }),
      (error) => isUnmounted || setState({ person: null, problem: identityFailureMessage(error) }),
    );
    return () => void (isUnmounted = true);
  }, [attempt]);
  return { ...state, retry: () => setAttempt(attempt + 1) };
}
