import { EmptyState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";

/**
 * In place of what is somebody's alone, while an admin acts in their name: the identity provider
 * knows the admin, and would change the admin's own account.
 */
export const OnlyInPerson = () => (
  <Section label="Só em pessoa">
    <EmptyState>
      Só a própria pessoa cuida de senha, e-mail, sessões e dados. Encerre o acesso em nome dela
      para voltar à sua conta.
    </EmptyState>
  </Section>
);
