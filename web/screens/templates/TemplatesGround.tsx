import { useCallback, useMemo } from "react";
import { graphql } from "react-relay";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import type { TemplatesGroundQuery } from "../../__generated__/TemplatesGroundQuery.graphql.ts";
import { openTemplate } from "../../query_in_address.ts";
import { warmStore } from "../../relay/environment.ts";
import { placeNode } from "../../relay/place_node.ts";
import { useCatchUp } from "../../relay/useCatchUp.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { RedirectToSignIn } from "../../shared/RedirectToSignIn.tsx";
import { later } from "../../ui/later.ts";
import { TemplateGone } from "./TemplateGone.tsx";
import { TemplateList } from "./TemplateList.tsx";
import { useTemplateChanges } from "./useTemplateChanges.ts";

const TemplateEditor = later(async () => (await import("./TemplateEditor.tsx")).TemplateEditor);

const query = graphql`
  query TemplatesGroundQuery($templateId: ID!, $hasTemplate: Boolean!) {
    builtInTemplate
    ...TemplateEditor_query
    viewer {
      templates(first: 50) @connection(key: "TemplatesGround_templates") {
        __id
        edges {
          node {
            id
            ...TemplateRow_template
            ...templateWhole_template
          }
        }
      }
    }
    node(id: $templateId) @include(if: $hasTemplate) {
      ...TemplateEditor_template @alias(as: "template")
    }
  }
`;

/** Marks an entry of the history that was made by opening an editor: closing goes back to the list. */
const OPENED = { isOpened: true };

/** The list, or the template that the address names. */
export function TemplatesGround() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const { isNew, page } = useMemo(() => openTemplate(params), [params]);
  const answer = useScreenQuery<TemplatesGroundQuery>(query, page);
  const refresh = useCallback(() => warmStore(query, page), [page]);
  useCatchUp(refresh);
  const connectionId = answer.viewer?.templates.__id;
  const place = useCallback((store: RecordSourceProxy, template: RecordProxy) => {
    if (connectionId) placeNode(store, connectionId, template, "TemplateEdge");
  }, [connectionId]);
  useTemplateChanges(place);
  if (!answer.viewer) return <RedirectToSignIn />;
  const open = (id: string) => setParams({ modelo: id }, { state: OPENED });
  const close = () => state?.isOpened ? void navigate(-1) : setParams({}, { replace: true });
  const template = answer.node?.template ?? null;
  if (page.hasTemplate && !template) return <TemplateGone onClose={close} />;
  if (isNew || template) {
    return (
      <TemplateEditor
        key={page.templateId}
        query={answer}
        template={template}
        place={place}
        onDone={close}
      />
    );
  }
  const templates = answer.viewer.templates.edges.flatMap(({ node }) => node ? [node] : []);
  return (
    <TemplateList
      templates={templates}
      builtIn={answer.builtInTemplate}
      place={place}
      onOpen={open}
    />
  );
}
