import type { UseFormRegisterReturn } from "react-hook-form";
import { graphql, useFragment } from "react-relay";
import type { TemplatePick_viewer$key } from "../../__generated__/TemplatePick_viewer.graphql.ts";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { BUILT_IN, labels } from "./offer_values.ts";

/** What an offer's message is made with: what fits by itself, one of one's own, or the product's. */
export function TemplatePick(props: {
  viewer: TemplatePick_viewer$key;
  registered: UseFormRegisterReturn;
}) {
  const { templates } = useFragment(
    graphql`
      fragment TemplatePick_viewer on Viewer {
        templates(first: 50) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    props.viewer,
  );
  return (
    <SelectField label={labels.templateId} registered={props.registered}>
      <option value="">Automático: o que combina com a oferta</option>
      {templates.edges.flatMap(({ node }) => node ? [node] : []).map(({ id, name }) => (
        <option key={id} value={id}>{name}</option>
      ))}
      <option value={BUILT_IN}>A mensagem do Garimpo</option>
    </SelectField>
  );
}
