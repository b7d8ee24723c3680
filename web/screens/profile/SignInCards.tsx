import { graphql, useFragment } from "react-relay";
import type { SignInCards_viewer$key } from "../../__generated__/SignInCards_viewer.graphql.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { ErrorState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { EmailCard } from "./EmailCard.tsx";
import { PasswordCard } from "./PasswordCard.tsx";
import { SetPasswordCard } from "./SetPasswordCard.tsx";
import { usePerson } from "./usePerson.ts";

/** E-mail and password; whether there is one only the identity provider knows. */
export function SignInCards(props: { viewer: SignInCards_viewer$key; onChanged: () => void }) {
  const { email } = useFragment(
    graphql`
      fragment SignInCards_viewer on User {
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
