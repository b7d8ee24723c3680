import { Suspense, useCallback, useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import type { TemplatesScreenQuery } from "../../__generated__/TemplatesScreenQuery.graphql.ts";
import type { TemplatesScreenSubscription } from "../../__generated__/TemplatesScreenSubscription.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { prefetch } from "../../relay/environment.ts";
import { insertNode } from "../../relay/insert_node.ts";
import { useRefetchMissed } from "../../relay/refetch.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { parseTemplatesParams } from "../../routing/search_params.ts";
import { RedirectToSignIn } from "../../shared/RedirectToSignIn.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { RowsSkeleton } from "../../ui/lists/RowsSkeleton.tsx";
import { TemplateList } from "./TemplateList.tsx";
import type { InsertTemplate } from "./template_mutations.tsx";

/** `/app/gerador/modelos`: how the messages are worded. */
export const TemplatesScreen = () => (
  <Suspense fallback={<RowsSkeleton label="Modelos a caminho" rows={3} />}>
    <TemplatesContent />
  </Suspense>
);

const TemplateEditor = lazyOnIdle(async () =>
  (await import("./TemplateEditor.tsx")).TemplateEditor
);

const query = graphql`
  query TemplatesScreenQuery($templateId: ID!, $hasTemplate: Boolean!) {
    builtInTemplate
    ...TemplateEditor_query
    viewer {
      templates(first: 50) @connection(key: "TemplatesScreen_templates") {
        __id
        edges {
          node {
            id
            ...TemplateRow_template
            ...TemplatesScreen_full
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
function TemplatesContent() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const { isNew, page } = useMemo(() => parseTemplatesParams(params), [params]);
  const answer = useScreenQuery<TemplatesScreenQuery>(query, page);
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

/** The address names a template that is no more, or never was one's own. */
const TemplateGone = ({ onClose }: { onClose: () => void }) => (
  <Section label="Modelo">
    <EmptyState action={<Button variant="outlined" onClick={onClose}>Ver os modelos</Button>}>
      Este modelo não existe mais.
    </EmptyState>
  </Section>
);

/** Keeps the templates as they are now, in whichever tab they change. `place` must be stable. */
function useTemplateChanges(place: InsertTemplate) {
  useSubscription<TemplatesScreenSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription TemplatesScreenSubscription {
        templateChanged {
          templateId
          template {
            ...TemplatesScreen_full
          }
        }
      }
    `,
    variables: {},
    updater(store, answer) {
      if (!answer) return;
      const template = store.getRootField("templateChanged").getLinkedRecord("template");
      if (template) place(store, template);
      else store.delete(answer.templateChanged.templateId);
    },
    onError: () => {}, // the socket reconnects by itself; without it the screen still works
  }), [place]));
}

/** All that any screen shows of a template, for whatever brings a new or changed one. */
const templateWhole = graphql`
  fragment TemplatesScreen_full on Template {
    id
    version
    name
    marketplace
    season {
      name
      firstDay
      lastDay
    }
    variants {
      slot
      body
      weight
      sent
    }
    active
  }
`;
