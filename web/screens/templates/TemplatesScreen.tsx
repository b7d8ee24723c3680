import { Suspense, useCallback, useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import type { TemplatesScreenQuery } from "../../__generated__/TemplatesScreenQuery.graphql.ts";
import type { TemplatesScreenSubscription } from "../../__generated__/TemplatesScreenSubscription.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { refetch } from "../../relay/environment.ts";
import { insertNode } from "../../relay/insert_node.ts";
import { useRefetchMissed } from "../../relay/refetch.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { parseTemplatesParams } from "../../routing/search_params.ts";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { RowsSkeleton } from "../../ui/lists/RowsSkeleton.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { TemplateList, TemplatesTitle } from "./TemplateList.tsx";
import styles from "./Templates.module.css";
import type { InsertTemplate } from "./template_mutations.tsx";

const TemplateEditor = lazyOnIdle(async () =>
  (await import("./TemplateEditor.tsx")).TemplateEditor
);

/** `/app/gerador/modelos`: the templates of the messages; `?modelo=` opens one. */
export const TemplatesScreen = () => (
  <Suspense fallback={<TemplatesSkeleton />}>
    <TemplatesContent />
  </Suspense>
);

/** Stands where the list, or one template, will be. */
function TemplatesSkeleton() {
  const [params] = useSearchParams();
  if (params.has("modelo")) return <RowsSkeleton label="Modelo a caminho" rows={3} />;
  return (
    <>
      <TemplatesTitle />
      <div className={styles.content}>
        <Skeleton variant="rounded" height={44} />
        <Skeleton variant="rounded" height={320} />
      </div>
    </>
  );
}

const query = graphql`
  query TemplatesScreenQuery($templateId: ID!, $hasTemplate: Boolean!) {
    ...TemplateEditor_query
    viewer {
      ...TemplateList_viewer
      templates(first: 50) @connection(key: "TemplatesScreen_templates") {
        __id
        edges {
          node {
            id
            ...TemplateList_templates
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

/** Marks a history entry that was pushed by opening an editor: closing it goes back. */
const OPENED = { isOpened: true };

/** The list, or the editor of the template in the address. */
function TemplatesContent() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [named, source] = [params.get("modelo"), params.get("de")]; // the list's search is no part of them
  const { isNew, copyOf, page } = useMemo(() => parseTemplatesParams(params), [named, source]);
  const data = useScreenQuery<TemplatesScreenQuery>(query, page);
  const refresh = useCallback(() => refetch(query, page), [page]);
  useRefetchMissed(refresh);
  const connectionId = data.viewer?.templates.__id;
  const insert = useCallback((store: RecordSourceProxy, template: RecordProxy) => {
    if (connectionId) insertNode(store, connectionId, template, "TemplateEdge");
  }, [connectionId]);
  useTemplateChanges(insert);
  if (!data.viewer) return <RedirectToSignIn />;
  const open = (id: string, copyOf?: string) =>
    setParams({ modelo: id, ...copyOf && { de: copyOf } }, { state: OPENED });
  const close = () => state?.isOpened ? void navigate(-1) : setParams({}, { replace: true });
  const template = data.node?.template ?? null;
  if (page.hasTemplate && !template) return <TemplateGone onClose={close} />;
  if (isNew || template) {
    return (
      <TemplateEditor
        key={page.templateId}
        query={data}
        template={template}
        copyOf={copyOf}
        insert={insert}
        onDone={close}
      />
    );
  }
  const templates = data.viewer.templates.edges.flatMap(({ node }) => node ? [node] : []);
  return (
    <TemplateList
      templates={templates}
      viewer={data.viewer}
      insert={insert}
      onOpen={open}
    />
  );
}

/** The template in the address does not exist, or belongs to another person. */
const TemplateGone = ({ onClose }: { onClose: () => void }) => (
  <Section label="Modelo">
    <EmptyState action={<Button variant="outlined" onClick={onClose}>Ver os modelos</Button>}>
      Este modelo não existe mais.
    </EmptyState>
  </Section>
);

/** Subscribes to the changes of templates; `insert` must be stable. */
function useTemplateChanges(insert: InsertTemplate) {
  useSubscription<TemplatesScreenSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription TemplatesScreenSubscription {
        templateChanged {
          id
          template {
            ...TemplatesScreen_full
          }
        }
      }
    `,
    variables: {},
    updater(store, data) {
      if (!data) return;
      const template = store.getRootField("templateChanged").getLinkedRecord("template");
      if (template) insert(store, template);
      else store.delete(data.templateChanged.id);
    },
    onError: () => {}, // the socket reconnects by itself
  }), [insert]));
}

/** All that the screen shows of a template: every mutation and subscription selects it. */
graphql`
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
    activatedAt
    isActive
  }
`;
