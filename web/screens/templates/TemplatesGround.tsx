import { useCallback, useMemo } from "react";
import { graphql } from "react-relay";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import type { TemplatesGroundQuery } from "../../__generated__/TemplatesGroundQuery.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { prefetch } from "../../relay/environment.ts";
import { insertNode } from "../../relay/insert_node.ts";
import { useRefetchMissed } from "../../relay/refetch.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { parseTemplatesParams } from "../../routing/search_params.ts";
import { RedirectToSignIn } from "../../shared/RedirectToSignIn.tsx";
import { TemplateGone } from "./TemplateGone.tsx";
import { TemplateList } from "./TemplateList.tsx";
import { useTemplateChanges } from "./useTemplateChanges.ts";

const TemplateEditor = lazyOnIdle(async () =>
  (await import("./TemplateEditor.tsx")).TemplateEditor
);

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
  const { isNew, page } = useMemo(() => parseTemplatesParams(params), [params]);
  const answer = useScreenQuery<TemplatesGroundQuery>(query, page);
  const refresh = useCallback(() => prefetch(query, page), [page]);
  useRefetchMissed(refresh);
  const connectionId = answer.viewer?.templates.__id;
  const place = useCallback((store: RecordSourceProxy, template: RecordProxy) => {
    if (connectionId) insertNode(store, connectionId, template, "TemplateEdge");
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
