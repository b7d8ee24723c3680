import { Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";

/** The address names a template that is no more, or never was one's own. */
export const TemplateGone = ({ onClose }: { onClose: () => void }) => (
  <Section label="Modelo">
    <EmptyState action={<Button variant="outlined" onClick={onClose}>Ver os modelos</Button>}>
      Este modelo não existe mais.
    </EmptyState>
  </Section>
);
