import { graphql } from "react-relay";
import type { TemplateFieldsQuery } from "../../../__generated__/TemplateFieldsQuery.graphql.ts";
import { useScreenQuery } from "../../../relay/useScreenQuery.ts";
import { Radios } from "../../../ui/forms/Radios.tsx";
import type { SlotFieldsProps } from "./SlotPicker.tsx";
import { withActions } from "./slot_edits.ts";

/** The template that words the rule's messages. */
export function TemplateFields({ rule, onChange }: SlotFieldsProps) {
  const { viewer } = useScreenQuery<TemplateFieldsQuery>(
    graphql`
      query TemplateFieldsQuery {
        viewer {
          templates(first: 100) {
            edges {
              node {
                id
                name
              }
            }
          }
        }
      }
    `,
    {},
    "store-and-network",
  );
  const templates = viewer?.templates.edges.flatMap(({ node }) => node ? [node] : []) ?? [];
  return (
    <Radios
      label="Modelo da mensagem"
      value={rule.actions.templateId ?? ""}
      onChange={(templateId) => onChange(withActions(rule, { templateId: templateId || null }))}
      choices={[
        { value: "", label: "O de sempre" },
        ...templates.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
