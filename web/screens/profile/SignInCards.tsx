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

/** E-mail and password; whether there is one only the identity provider knows. */
export function SignInCards(props: { viewer: SignInCards_viewer$key; onChanged: () => void }) {
  const { email } = useFragment(
    graphql`
      fragment SignInCards_viewer on Viewer {
        email
      }
    `,
    props.viewer,
  );
  const { person, trouble, retry } = usePerson();
  if (trouble) {
    return (
      <Section label="Como você entra">
        <ErrorState heading="h2" sentence={trouble} requestId={null} onRetry={retry} />
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

/** Who only ever came by Google or Apple has no password; the reset letter sets one. */
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

type Asked = { readonly person: Person | null; readonly trouble: string | null };

/** The person as the identity provider knows them; both null while it is asked. */
function usePerson(): Asked & { retry: () => void } {
  const [asked, setAsked] = useState<Asked>({ person: null, trouble: null });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    setAsked({ person: null, trouble: null });
    identity.session().then((person) => {
      // Signed in here, and there no more: its own page data was cleared, say.
      if (!person) throw new IdentityFailure("requires-recent-login");
      return person;
    }).then(
      (person) => isOver || setAsked({ person, trouble: null }),
      (failure) => isOver || setAsked({ person: null, trouble: identityFailureMessage(failure) }),
    );
    return () => void (isOver = true);
  }, [attempt]);
  return { ...asked, retry: () => setAttempt(attempt + 1) };
}
