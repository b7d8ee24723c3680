import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Section } from "../../ui/Section.tsx";

/** The address names a template that is no more, or never was one's own. */
export const TemplateGone = ({ onClose }: { onClose: () => void }) => (
  <Section label="Modelo">
    <EmptyState action={<Button variant="outlined" onClick={onClose}>Ver os modelos</Button>}>
      Este modelo não existe mais.
    </EmptyState>
  </Section>
);
